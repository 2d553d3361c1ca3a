import { expect, it } from 'vitest';
import { isAtAddress, isSameAddress } from './same-address.ts';

it('A menu entry marks the page that is open, whatever else its query holds (SH-201)', () => {
  expect(isAtAddress('/books', '/books?q=seat')).toBe(true);
  expect(isAtAddress('/search?topic=State+Aid', '/search?q=x&topic=State%20Aid')).toBe(true);
  expect(isAtAddress('/search?topic=Mergers', '/search?topic=Cartels')).toBe(false);
  expect(isAtAddress('/', '/books')).toBe(false);
});

it('Two addresses are the same however their queries are written', () => {
  expect(isSameAddress('/search?a=1&b=x%20y', '/search?b=x+y&a=1')).toBe(true);
  expect(isSameAddress('/search?a=1', '/search?a=1#top')).toBe(true);
  expect(isSameAddress('/search?a=1', '/search')).toBe(false);
});
