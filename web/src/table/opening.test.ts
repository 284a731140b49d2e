import { expect, it } from 'vitest';
import { request, unlike, type Wish } from './opening';

const wish: Wish = {
  players: 3,
  seat: 'B',
  others: 'bots',
  level: 'torche',
  name: ' Ada ',
  options: {},
  pack: '',
  clock: 'none',
  pace: 'normal',
  standIn: '',
  chat: true,
  hints: true,
  listed: true,
};

it('asks for bots around the seat that was chosen', () => {
  const asked = request('drarkane', wish, 'Nobody');
  expect(asked.seats).toEqual([{ who: 'bot', bot: 'torche' }, { who: 'me' }, { who: 'bot', bot: 'torche' }]);
  expect(asked).toMatchObject({ name: 'Ada', listed: false });
  expect(asked).not.toHaveProperty('clock');
});
it('opens seats to others, and is listed only then', () => {
  const asked = request('coeur', { ...wish, players: 2, others: 'open', seat: '', clock: 'move-3' }, 'Nobody');
  expect(asked.seats).toEqual([{ who: 'me' }, { who: 'open' }]);
  expect(asked).toMatchObject({ listed: true, clock: { kind: 'move', seconds: 180 } });
});
it('lets one watch, and takes the first seat where the wished one is not there', () => {
  expect(request('x', { ...wish, seat: '' }, 'N').seats.every((seat) => seat.who === 'bot')).toBe(true);
  expect(request('x', { ...wish, players: 2, seat: 'F' }, 'N').seats[0]).toEqual({ who: 'me' });
});
it('calls a second guest by a number, since nobody at a table passes for another', () => {
  expect(unlike('Invité', ['Ada', ''])).toBe('Invité');
  expect(unlike('Invité', ['invité', 'Invité 2'])).toBe('Invité 3');
});
