# The sentences of Drarkane.

drarkane-king = the Fallen King
    .start = The Fallen King
drarkane-demon = the Demon
    .start = The Demon
drarkane-text = { $text }
drarkane-mark-best = winning so far
drarkane-mark-known = seen by your partner

drarkane-give = Give { $card } to your partner
drarkane-back = Give { $card } in return
drarkane-keep = Keep { $objective } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}): { $text }
drarkane-bid = { $n ->
    [0] Bid no tricks
    [one] Bid one trick
   *[other] Bid { $n } tricks
}
drarkane-play = Play { $card }
drarkane-place = Put { $card } on { $dragon }, slot { $slot }
drarkane-place-last = Put { $card } on { $dragon }, slot { $slot }: the final blow
drarkane-offer = Offer { $card } to your partner
drarkane-no-offer = Offer nothing
drarkane-swap = Give { $card } and keep the offered card
drarkane-return = Return the offered card

drarkane-dealt = Round { $round }: the cards are dealt, { $seat } begins.
drarkane-hand = { $seat } takes their hand.
drarkane-hand-seen = { $seat } is dealt { $cards }.
drarkane-objectives = { $seat } gets two objectives.
drarkane-objectives-seen = { $seat } gets the objectives { $objectives }.
drarkane-turned = { $dragon } enters the battle zone (Terror { $terror }).
drarkane-gave = { $seat } gives a card to { $other }.
drarkane-gave-seen = { $seat } gives { $card } to { $other }.
drarkane-kept = { $seat } keeps an objective.
drarkane-kept-seen = { $seat } keeps the objective { $objective }.
drarkane-passed = { $seat } passes the other objectives to { $other }.
drarkane-passed-seen = { $seat } passes { $other } { $objectives }.
drarkane-treasures = Treasure zone: { $objectives }.
drarkane-confided = { $seat } shows { $other } their objective.
drarkane-confided-seen = { $seat } shows { $other } their objective { $objective }.
drarkane-bids = { $seat } bids { $n ->
    [0] no tricks
    [one] one trick
   *[other] { $n } tricks
}.
drarkane-played = { $seat } plays { $card }.
drarkane-won = { $seat } wins the trick.
drarkane-void = Two Sorcerers and nothing else: nobody wins this trick.
drarkane-placed = { $seat } puts { $card } on { $dragon }, slot { $slot }.
drarkane-defeated = { $seat } defeats { $dragon } (Terror { $terror }).
drarkane-discarded = Discarded: { $cards }.
drarkane-claimed = { $seat } meets the objective { $objective } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}).
drarkane-offered = { $seat } offers a card to { $other }.
drarkane-offered-seen = { $seat } offers { $card } to { $other }.
drarkane-offers-nothing = { $seat } offers nothing.
drarkane-returned = { $seat } returns the card.
drarkane-drew = { $seat } draws a card.
drarkane-drew-seen = { $seat } draws { $card }.
drarkane-reshuffled = The discard pile is shuffled and becomes the draw pile.
drarkane-round-won = Round { $round } won; Terror collected: { $terror }.
drarkane-round-lost = A seventh dragon! Round { $round } lost; Terror collected: { $terror }.
drarkane-shown = { $seat } shows their objective { $objective }.
drarkane-scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
drarkane-ended = The game is over.

drarkane-to-deal = Shuffling and dealing.
drarkane-to-pass = Objectives are passed on.
drarkane-to-reveal = A new dragon approaches.
drarkane-to-draw = Drawing a card.
drarkane-to-king = The Fallen King’s turn.
drarkane-to-demon = The Demon’s turn.
drarkane-you-give = Your turn: give your partner a card.
drarkane-they-give = { $seat } is choosing a card for their partner.
drarkane-you-back = Your partner gives you { $card }. It’s your turn to give one back.
drarkane-they-back = { $seat } is choosing a card to give in return.
drarkane-you-keep = Your turn: keep one objective; the others go to the player on your left.
drarkane-they-keep = { $seat } is choosing an objective.
drarkane-you-bid = Your turn: how many tricks, from 0 to { $hand }?
drarkane-they-bid = { $seat } is thinking about their bid.
drarkane-you-play = Your turn: play a card.
drarkane-you-follow = Your turn: the suit led is { $colour }.
drarkane-they-play = It’s { $seat }’s turn.
drarkane-you-place = You won the trick: put its cards on the dragons.
drarkane-they-place = { $seat } is placing the cards from the trick.
drarkane-you-offer = Your turn: offer your partner a card, or nothing.
drarkane-they-offer = { $seat } may offer their partner a card.
drarkane-you-answer = Your partner offers { $card }: return it, or keep it and give another.
drarkane-they-answer = { $seat } is looking at the offered card.

drarkane-verdict = { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-verdict-team = Team { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-verdict-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $seats } share the victory.
drarkane-verdict-solo = Net Terror: { $points }. Your rank: { $rank }.
drarkane-rank = your rank
    .villager = Charred Villager
    .runner = Flame Runner
    .cleaver = Scale Cleaver
    .scourge = Scourge of the Skies
    .legend = Legend of Drarkane

drarkane-players = Drarkane is for 1 to 6 players, not { $got }.
drarkane-teams-players = Teams are for four or six players, not { $got }.
drarkane-solo-treasures = Alone against the Demon, you play without Treasures.

drarkane-dragon-unknown = “{ $got }” isn’t a dragon in this pack. Try: { $near }.
drarkane-objective-unknown = “{ $got }” isn’t an objective in this pack. Try: { $near }.
drarkane-slot-unknown = “{ $got }” isn’t a slot: write the dragon, then # and a digit.
drarkane-bid-unknown = “{ $got }” isn’t a number of tricks.
drarkane-move-unknown = “{ $got }” isn’t a move. For example: b5, M14, bid 3, r7>ash-whelp#0, keep hermit, give b3, back b3, offer b3, offer -, swap b3, return.
drarkane-card-twice = “{ $got }” is one too many.
drarkane-position-dragon = A dragon is in two places at once.
drarkane-position-beaten = A dragon whose slots are all filled is no longer in the battle zone.
drarkane-position-phase = The turn, the trick and the phase don’t go together.
drarkane-position-nothing = At this point there’s nothing to do for the player whose turn it is.
drarkane-position-known = A card known to the partner must be in hand.
drarkane-position-hands = The hands do not have the same number of cards, those in the trick included. Write “partial” if the position is incomplete.
drarkane-position-treasures = There are no objectives without the Treasures expansion.

drarkane-pack-dragons = { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
}: { $fewest ->
    [20] there must be exactly 20, or else the line “custom = true”
   *[other] there must be { $fewest } to { $most }
}.
drarkane-pack-objectives = { $got ->
    [one] { $got } objective
   *[other] { $got } objectives
}: { $fewest ->
    [20] there must be exactly 20, or else the line “custom = true”
   *[other] there must be { $fewest } to { $most }
}.
drarkane-pack-id = “{ $got }” isn’t valid as an id: lower-case letters, digits and hyphens.
drarkane-pack-slots = { $dragon } has { $got ->
    [one] { $got } slot
   *[other] { $got } slots
}: 1 to { $most } are needed.
drarkane-pack-two-sums = A dragon has at most one sum slot.
drarkane-pack-sum = A sum of { $got } can’t be reached: the accepted cards only add up to { $most }.
drarkane-pack-slot-empty = No card can fill this slot.
drarkane-pack-dragon-unbeatable = Nothing can defeat { $dragon }: there aren’t enough cards for all its slots at once.
drarkane-pack-cond-mixed = This condition mixes words that don’t go together.
drarkane-pack-by-other = “by_other” needs “has_card” or “contains”.
drarkane-pack-never = This objective can never be met.

drarkane-pad-line = “{ $got }” isn’t a line of the score pad: each one starts with a word or a name, followed by a colon.
drarkane-pad-number = “{ $got }” isn’t a number from 0 to { $most }.
drarkane-pad-names-again = The names have already been written.
drarkane-pad-name = “{ $got }” isn’t valid as a name: it’s taken, or it means something else here.
drarkane-pad-players = The score pad is for 2 to 6 players, not { $got }.
drarkane-pad-nobody = Write the names first: “players: Anna Bruno”.
drarkane-pad-who = Nobody here is called “{ $got }”. Try: { $near }.
drarkane-pad-no-round = Open a round first: “round 1: won”.
drarkane-pad-round = Round { $expected } should come next, not “{ $got }”.
drarkane-pad-won-lost = “{ $got }” doesn’t say how the round ended: won or lost.
drarkane-pad-yes-no = “{ $got }” is neither yes nor no.
drarkane-pad-teams-late = Teams must be named before the first round.
drarkane-pad-three = Three numbers are needed: contract, tricks and dragons. Here { $got ->
    [one] there’s { $got }
   *[other] there are { $got }
}.
drarkane-pad-twice = { $got } already has a line in this round.
drarkane-pad-dragons-no-trick = You can’t defeat a dragon without winning a trick.
drarkane-pad-points-or-names = Write either the Treasure points, as one number, or the names of the objectives.
drarkane-pad-lost-treasure = A lost round earns no Treasure.
drarkane-pad-objective-taken = { $objective } is already taken.
drarkane-pad-objective-not = { $objective } doesn’t go with these numbers.
drarkane-pad-too-many-tricks = { $got } tricks in total, but the round has only { $hand }.
drarkane-pad-too-few-tricks = { $got ->
    [one] { $got } trick
   *[other] { $got } tricks
} in total: in a round that’s won, all { $hand } are played.
drarkane-pad-lost-all-tricks = A lost round ends before the last of its { $hand } tricks.
drarkane-pad-no-trick = There’s always at least one trick.
drarkane-pad-terror = { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
} defeated and a Terror of { $terror } don’t go together.
drarkane-pad-word-terror = the Terror
drarkane-pad-incomplete = Round { $round } is still missing: { $missing }.
drarkane-pad-doubt-won = Round { $round }: { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
} defeated; going by the tricks, there should be { $least } to { $most }.
drarkane-pad-doubt-lost = Round { $round }: { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
} defeated; going by the tricks, the seventh dragon would only have come then with { $least }.
drarkane-pad-doubt-terror = Round { $round }: a Terror of { $terror } for { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
}; with this pack, it should be { $least } to { $most }.
drarkane-pad-leads = { $seats } leads with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-pad-lead-together = { $seats } share the lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-pad-to-come = { $n ->
    [one] One round still to play.
   *[other] { $n } rounds still to play.
}
drarkane-pad-half-points = Everything is counted in half points.
drarkane-pad-tricks = { $name }: { $n ->
    [0] no trick
    [one] one trick
   *[other] { $n } tricks
} at 4
drarkane-pad-trophies = { $name }: { $n ->
    [0] no dragon
    [one] one dragon
   *[other] { $n } dragons
} at 2
drarkane-pad-kept = { $name }: contract of { $bid } met, all the Terror ({ $terror })
drarkane-pad-near = { $name }: { $tricks } for a contract of { $bid }, half the Terror ({ $terror })
drarkane-pad-missed = { $name }: { $tricks } for a contract of { $bid }, no Terror
drarkane-pad-treasure = { $name }: Treasure points
drarkane-pad-objective = { $name }: objective { $objective }

drarkane-ask-names = Who plays?
drarkane-ask-names-how = Two to six names, in seating order.
drarkane-ask-teams = Playing in teams, partners facing each other?
drarkane-ask-yes-no = yes or no
drarkane-ask-round = How did round { $round } end?
drarkane-ask-won-lost = won, or lost to the seventh dragon
drarkane-ask-terror = How much Terror on all the dragons defeated?
drarkane-ask-number = a number
drarkane-ask-line = { $name }?
drarkane-ask-line-how = Contract, tricks (0 to { $hand }), dragons, then the objectives met or their points.
