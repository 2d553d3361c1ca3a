import { describe, expect, it } from 'vitest';
import {
  addressOfPlace,
  listChangedParts,
  printSeenPlace,
  readPlace,
  readSeenPlace,
  seeParts,
} from './watched-place.ts';

describe('a place of a comparison (OP-128)', () => {
  it.each([
    [
      'an answer',
      { slug: 'leniency', place: 'DE', topic: 'who' },
      '/compare-jurisdictions/leniency?topics=who&places=DE',
    ],
    ['a column', { slug: 'leniency', place: 'ka-org-é', topic: undefined }, undefined],
    ['all of it', { slug: 'leniency', place: undefined, topic: undefined }, '/compare-jurisdictions/leniency'],
  ])('%s is read as it is written', (_what, place, address) => {
    expect(readPlace(addressOfPlace(place))).toEqual(place);
    if (address !== undefined) expect(addressOfPlace(place)).toBe(address);
  });

  it.each(['/compare-jurisdictions/a?places=DE,FR', '/compare-jurisdictions/a?topics=x', '/document/a/b', ''])(
    'none is read of %s',
    (address) => expect(readPlace(address)).toBeUndefined(),
  );

  it('what nobody can decode is a name like any other', () => {
    expect(readPlace('/compare-jurisdictions/a%?places=%E0%A4%A')).toEqual({
      slug: 'a%',
      place: '%E0%A4%A',
      topic: undefined,
    });
  });
});

describe('what changed at it', () => {
  const seen = { day: '2026-11-01', parts: { form: '1', rent: '1', end: '1' } };
  const now = { form: '2', rent: '1', notice: '1' };

  it('is what is other, what came and what went', () => {
    expect(listChangedParts(seen, now)).toEqual(['form', 'notice', 'end']);
    expect(listChangedParts(seen, seen.parts)).toEqual([]);
  });

  it('is nothing where it was closed, is closed, or nobody knows what was seen', () => {
    expect(listChangedParts({ ...seen, parts: null }, now)).toEqual([]);
    expect(listChangedParts(seen, null)).toEqual([]);
    expect(listChangedParts(readSeenPlace('[3,"",""'), now)).toEqual([]);
  });

  it('is forgotten part by part; the day is a new one once all was seen', () => {
    const some = seeParts(seen, now, (part) => part !== 'end', '2026-11-29');
    expect(some).toEqual({ day: '2026-11-01', parts: { form: '2', rent: '1', end: '1', notice: '1' } });
    const all = seeParts(some, now, () => true, '2026-11-29');
    expect(all).toEqual({ day: '2026-11-29', parts: now });
    expect(readSeenPlace(printSeenPlace(all))).toEqual(all);
    expect(seeParts(undefined, now, () => false, '2026-11-29')).toEqual({ day: '2026-11-29', parts: now });
  });
});
