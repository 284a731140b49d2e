import { expect, it } from 'vitest';
import { route, tableOf } from './route';

it('knows every address, and says so of those it does not', () => {
  expect(route('/')).toEqual({ page: 'home' });
  expect(route('/t/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(route('/rules/coeur', '', '#CD-42')).toEqual({ page: 'rules', game: 'coeur', clause: 'CD-42' });
  expect(route('/replay/abc', '?eye=B')).toEqual({ page: 'replay', table: 'abc', eye: 'B' });
  expect(route('/account')).toEqual({ page: 'account' });
  expect(route('/play/drako/')).toEqual({ page: 'set-up', game: 'drako' });
  for (const path of ['/t', '/rules', '/x', '/a/b/c', '/%E0%A4%A', '/about/x', '/account/x']) {
    expect(route(path), path).toEqual({ page: 'nowhere' });
  }
});
it('finds the table in what somebody pasted', () => {
  const name = '0123456789abcdef0123456789abcdef';
  for (const pasted of [name, ` https://x.example/t/${name} `, `/t/${name}/`, `http://h:1/t/${name}?x#y`]) {
    expect(tableOf(pasted)).toBe(name);
  }
  expect(tableOf('')).toBeUndefined();
  expect(tableOf('nonsense')).toBeUndefined();
  expect(tableOf('https://x.example/')).toBeUndefined();
});
