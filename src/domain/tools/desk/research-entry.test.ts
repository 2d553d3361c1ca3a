import { describe, expect, it } from 'vitest';
import { isAskedAgain } from './research-entry.ts';

describe('a search of the record', () => {
  const last = { key: 'seat', madeAt: '2026-03-05T12:00:00.000Z', total: 12, corpusVersion: 7 };

  it('is asked again within half a minute, whatever it answers', () => {
    const other = { ...last, total: 13, corpusVersion: 8 };
    expect(isAskedAgain(last, { ...other, madeAt: '2026-03-05T12:00:30.000Z' })).toBe(true);
    expect(isAskedAgain(last, { ...other, madeAt: '2026-03-05T12:00:31.000Z' })).toBe(false);
    expect(isAskedAgain(last, { ...last, key: 'costs', madeAt: '2026-03-05T12:00:01.000Z' })).toBe(false);
    expect(isAskedAgain(undefined, last)).toBe(false);
  });

  it('is asked again within eight hours where the same library answers the same', () => {
    const later = { ...last, madeAt: '2026-03-05T20:00:00.000Z' };
    expect(isAskedAgain(last, later)).toBe(true);
    expect(isAskedAgain(last, { ...later, madeAt: '2026-03-05T20:00:01.000Z' })).toBe(false);
    expect(isAskedAgain(last, { ...later, total: 11 })).toBe(false);
    expect(isAskedAgain(last, { ...later, corpusVersion: 8 })).toBe(false);
    expect(isAskedAgain(last, { ...later, key: 'costs' })).toBe(false);
  });
});
