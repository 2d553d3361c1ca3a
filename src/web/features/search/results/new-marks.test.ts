import { expect, it } from 'vitest';
import { isNewToReader, noteLook, readLook } from './new-marks.ts';

const added = (id: string, addedDate: string) => ({ id, addedDate });

it('Nothing is marked as new on the first visit (SR-005)', () => {
  expect(isNewToReader(undefined, added('a', '2026-11-22'))).toBe(false);
});

it('What was added after the last look is new, also later on the same day (SR-005)', () => {
  const look = noteLook(undefined, '2026-11-20', [added('a', '2026-11-20'), added('b', '2026-11-18')]);
  expect(look).toEqual({ day: '2026-11-20', seen: ['a'] });
  expect(isNewToReader(look, added('a', '2026-11-20'))).toBe(false);
  expect(isNewToReader(look, added('b', '2026-11-18'))).toBe(false);
  expect(isNewToReader(look, added('c', '2026-11-20'))).toBe(true);
  expect(isNewToReader(look, added('d', '2026-11-21'))).toBe(true);
});

it('What was seen of a day adds up page by page and is forgotten with the next day', () => {
  const first = noteLook(undefined, '2026-11-20', [added('a', '2026-11-20')]);
  const second = noteLook(first, '2026-11-20', [added('b', '2026-11-20')]);
  expect(second.seen).toEqual(['a', 'b']);
  expect(noteLook(second, '2026-11-21', []).seen).toEqual([]);
});

it('What cannot be read counts as nothing', () => {
  expect(readLook('')).toBeUndefined();
  expect(readLook('{"day":1}')).toBeUndefined();
  expect(readLook('{"day":"2026-11-20","seen":[]}')).toEqual({ day: '2026-11-20', seen: [] });
});
