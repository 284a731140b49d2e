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
    [0] Announce no trick
    [one] Announce one trick
   *[other] Announce { $n } tricks
}
drarkane-play = Play { $card }
drarkane-place = Put { $card } on { $dragon }, slot { $slot }
drarkane-place-last = Put { $card } on { $dragon }, slot { $slot }: the final blow
drarkane-offer = Offer { $card } to your partner
drarkane-no-offer = Offer nothing
drarkane-swap = Give { $card } and keep the offered card
drarkane-return = Return the offered card

drarkane-dealt = Round { $round }: the cards are dealt, { $seat } begins.
drarkane-hand = { $seat } takes up a hand.
drarkane-hand-seen = { $seat } takes up { $cards }.
drarkane-objectives = { $seat } gets two objectives.
drarkane-objectives-seen = { $seat } gets the objectives { $objectives }.
drarkane-turned = { $dragon } enters the battle zone (Terror { $terror }).
drarkane-gave = { $seat } gives a card to { $other }.
drarkane-gave-seen = { $seat } gives { $card } to { $other }.
drarkane-kept = { $seat } keeps an objective.
drarkane-kept-seen = { $seat } keeps the objective { $objective }.
drarkane-passed = { $seat } hands the other objectives to { $other }.
drarkane-passed-seen = { $seat } hands { $other } { $objectives }.
drarkane-treasures = Treasure zone: { $objectives }.
drarkane-confided = { $seat } shows { $other } the kept objective.
drarkane-confided-seen = { $seat } shows { $other } the kept objective { $objective }.
drarkane-bids = { $seat } announces { $n ->
    [0] no trick
    [one] one trick
   *[other] { $n } tricks
}.
drarkane-played = { $seat } plays { $card }.
drarkane-won = The trick goes to { $seat }.
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
drarkane-round-won = Round { $round } is held; Terror collected: { $terror }.
drarkane-round-lost = A seventh dragon! Round { $round } is lost; Terror collected: { $terror }.
drarkane-shown = { $seat } shows the objective { $objective }.
drarkane-scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
drarkane-ended = The game is over.

drarkane-to-deal = Cards are shuffled and dealt.
drarkane-to-pass = Objectives are handed on.
drarkane-to-reveal = A new dragon comes.
drarkane-to-draw = A card comes into the hand.
drarkane-to-king = The Fallen King’s turn.
drarkane-to-demon = The Demon’s turn.
drarkane-you-give = Your turn: give your partner a card.
drarkane-they-give = { $seat } chooses a card for the partner.
drarkane-you-back = Your partner gives you { $card }. Your turn to give another.
drarkane-they-back = { $seat } chooses a card to give in return.
drarkane-you-keep = Your turn: keep one objective, the others go to the left.
drarkane-they-keep = { $seat } chooses an objective.
drarkane-you-bid = Your turn: how many tricks, from 0 to { $hand }?
drarkane-they-bid = { $seat } ponders a contract.
drarkane-you-play = Your turn: play a card.
drarkane-you-follow = Your turn: the asked colour is { $colour }.
drarkane-they-play = It is the turn of { $seat }.
drarkane-you-place = The trick is yours: put its cards on the dragons.
drarkane-they-place = { $seat } places the cards of the trick.
drarkane-you-offer = Your turn: offer your partner a card, or nothing.
drarkane-they-offer = { $seat } may offer the partner a card.
drarkane-you-answer = Your partner offers { $card }: return it, or keep it for another.
drarkane-they-answer = { $seat } looks at the offered card.

drarkane-verdict = { $seats } wins with { $points } points.
drarkane-verdict-team = The team { $seats } wins with { $points } points.
drarkane-verdict-shared = { $points } points each: { $seats } share the win.
drarkane-verdict-solo = Net Terror: { $points }. Your rank: { $rank }.
drarkane-rank = your rank
    .villager = Charred Villager
    .runner = Flame Runner
    .cleaver = Scale Cleaver
    .scourge = Scourge of the Skies
    .legend = Legend of Drarkane

drarkane-players = Drarkane is for 1 to 6, not { $got }.
drarkane-teams-players = Teams are for four or six, not { $got }.
drarkane-solo-treasures = Alone against the Demon there are no Treasures.

drarkane-dragon-unknown = “{ $got }” is no dragon of this pack. Try: { $near }.
drarkane-objective-unknown = “{ $got }” is no objective of this pack. Try: { $near }.
drarkane-slot-unknown = “{ $got }” names no slot: write the dragon, then # and a digit.
drarkane-bid-unknown = “{ $got }” is no number of tricks.
drarkane-move-unknown = “{ $got }” is no move. Write for instance b5, M14, bid 3, r7>ash-whelp#0, keep hermit, give b3, back b3, offer b3, offer -, swap b3, return.
drarkane-card-twice = “{ $got }” is one too many.
drarkane-position-dragon = A dragon is in two places at once.
drarkane-position-beaten = A dragon whose slots are all filled is no longer in the battle zone.
drarkane-position-phase = Turn, trick and phase do not go together.
drarkane-position-nothing = At this point there is nothing to do for the one whose turn it is.
drarkane-position-known = A card known to the partner must be in the hand.
drarkane-position-hands = The hands do not have the same number of cards, those in the trick included. Write “partial” if the position is incomplete.
drarkane-position-treasures = There are no objectives without the Treasures extension.

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
drarkane-pack-id = “{ $got }” will not do as an id: small letters, digits and hyphens.
drarkane-pack-slots = { $dragon } has { $got } slots: 1 to { $most } are needed.
drarkane-pack-two-sums = A dragon has one sum slot at most.
drarkane-pack-sum = A sum of { $got } cannot be reached: the accepted cards make { $most } in all.
drarkane-pack-slot-empty = No card can fill this slot.
drarkane-pack-dragon-unbeatable = { $dragon } can never be defeated: there are not enough cards for all its slots at once.
drarkane-pack-cond-mixed = This condition mixes words that do not go together.
drarkane-pack-by-other = “by_other” needs “has_card” or “contains”.
drarkane-pack-never = This objective can never be met.

drarkane-pad-line = “{ $got }” is no line of the notebook: each begins with a word or a name, followed by a colon.
drarkane-pad-number = “{ $got }” is no number from 0 to { $most }.
drarkane-pad-names-again = The names are already written.
drarkane-pad-name = “{ $got }” will not do as a name: it is taken, or means something else here.
drarkane-pad-players = The notebook is for 2 to 6 players, not { $got }.
drarkane-pad-nobody = Write the names first: “players: Anna Bruno”.
drarkane-pad-who = Nobody is called “{ $got }” here. Try: { $near }.
drarkane-pad-no-round = Open a round first: “round 1: won”.
drarkane-pad-round = Round { $expected } is expected, not “{ $got }”.
drarkane-pad-won-lost = “{ $got }” does not say how the round ended: won or lost.
drarkane-pad-yes-no = “{ $got }” is neither yes nor no.
drarkane-pad-teams-late = Teams are named before the first round.
drarkane-pad-three = Three numbers are needed, contract, tricks and dragons; there are { $got }.
drarkane-pad-twice = { $got } already has a line in this round.
drarkane-pad-dragons-no-trick = Without winning a trick nobody defeats a dragon.
drarkane-pad-points-or-names = Write either the Treasure points, as one number, or the names of the objectives.
drarkane-pad-lost-treasure = A lost round brings no Treasure.
drarkane-pad-objective-taken = { $objective } is already taken.
drarkane-pad-objective-not = { $objective } does not go with these numbers.
drarkane-pad-too-many-tricks = { $got } tricks in all, but the round has only { $hand }.
drarkane-pad-too-few-tricks = { $got } tricks in all: in a round that was won all { $hand } are played.
drarkane-pad-lost-all-tricks = A lost round ends before the last of its { $hand } tricks.
drarkane-pad-no-trick = There always is at least one trick.
drarkane-pad-terror = { $dragons } dragons defeated and a Terror of { $terror } do not go together.
drarkane-pad-word-terror = the Terror
drarkane-pad-incomplete = Round { $round } still lacks: { $missing }.
drarkane-pad-doubt-won = Round { $round }: { $got } dragons defeated; by the tricks there should be { $least } to { $most }.
drarkane-pad-doubt-lost = Round { $round }: { $got } dragons defeated; by the tricks it takes { $least } for the seventh to come then.
drarkane-pad-doubt-terror = Round { $round }: a Terror of { $terror } for { $got } dragons; with this pack, { $least } to { $most }.
drarkane-pad-leads = { $seats } leads with { $points } points.
drarkane-pad-lead-together = { $seats } lead together with { $points } points.
drarkane-pad-to-come = { $n ->
    [one] One round is still to be played.
   *[other] { $n } rounds are still to be played.
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
drarkane-pad-kept = { $name }: contract of { $bid } kept, all the Terror ({ $terror })
drarkane-pad-near = { $name }: { $tricks } for a contract of { $bid }, half the Terror ({ $terror })
drarkane-pad-missed = { $name }: { $tricks } for a contract of { $bid }, no Terror
drarkane-pad-treasure = { $name }: Treasure points
drarkane-pad-objective = { $name }: objective { $objective }

drarkane-ask-names = Who plays?
drarkane-ask-names-how = Two to six names, in seating order.
drarkane-ask-teams = In teams, who sit opposite?
drarkane-ask-yes-no = yes or no
drarkane-ask-round = How did round { $round } end?
drarkane-ask-won-lost = won, or lost to the seventh dragon
drarkane-ask-terror = How much Terror on all dragons defeated?
drarkane-ask-number = a number
drarkane-ask-line = { $name }?
drarkane-ask-line-how = Contract, tricks (0 to { $hand }), dragons, then the objectives met or their points.
