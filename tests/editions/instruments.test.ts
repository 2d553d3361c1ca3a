import { describe, expect, it } from 'vitest';
import { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { parseProvisionPath } from '#domain/provisions/provision-path.ts';
import { readProvisions } from '#domain/provisions/read-provision.ts';
import { CONVENTIONS } from '#domain/places/convention-parties.ts';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';

const known = new KnownInstruments(INSTRUMENTS);

describe('the instruments that every library knows', () => {
  it('are plain data with ids of their own that can stand in an address', () => {
    expect(JSON.parse(JSON.stringify(INSTRUMENTS))).toEqual(INSTRUMENTS);
    expect(new Set(INSTRUMENTS.map(({ id }) => id)).size).toBe(INSTRUMENTS.length);
    expect(INSTRUMENTS.filter(({ id }) => parseProvisionPath(id) === undefined)).toEqual([]);
    expect(INSTRUMENTS.filter(({ rulesIn }) => rulesIn !== undefined && known.find(rulesIn) === undefined)).toEqual([]);
  });

  it('are each found by their name, and by every alias unless others bear it, too', () => {
    for (const { id, name, aliases } of INSTRUMENTS) {
      for (const called of [name, ...aliases]) {
        const [reading] = readProvisions(called, known);
        const ids = reading?.kind === 'unknown' ? reading.candidates : [reading?.instrument];
        expect({ called, ids }).toEqual({ called, ids: expect.arrayContaining([id]) });
      }
    }
  });

  it('carry the ids that the table of parties to conventions has for the same treaties', () => {
    const shared = CONVENTIONS.filter(({ id }) => known.find(id) !== undefined);
    expect(shared.map(({ id }) => id)).toEqual(['paris', 'pct', 'epc']);
    for (const { id, name } of shared)
      expect(readProvisions(name, known)).toEqual([{ kind: 'instrument', instrument: id }]);
  });
});
