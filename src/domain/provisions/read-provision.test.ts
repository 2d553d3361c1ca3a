import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { KnownInstruments } from './known-instruments.ts';
import { formatProvisionPath } from './provision-path.ts';
import { readProvisions, type ProvisionReading, type ReferencePlace } from './read-provision.ts';

const known = new KnownInstruments(INSTRUMENTS);
const TABLE = new URL('../../../tests/fixtures/provisions/references.txt', import.meta.url);

interface Example {
  readonly reference: string;
  readonly place: ReferencePlace;
  readonly expected: string;
}

const EXAMPLES = readFileSync(TABLE, 'utf8').split('\n').flatMap(readExample);

function readExample(line: string): Example[] {
  const [left, expected] = line.split(' => ');
  if (line.startsWith('#') || left === undefined || expected === undefined) return [];
  const [, kind, ids = '', reference = left] = /^\[(own|named)=([^\]]*)\] (.*)$/.exec(left) ?? [];
  const place = kind === 'own' ? { ownInstrument: ids } : kind === 'named' ? { namedInstruments: ids.split(',') } : {};
  return [{ reference, place, expected }];
}

function printReadings(readings: readonly ProvisionReading[]): string {
  return readings
    .map((reading) => {
      if (reading.kind === 'unknown') return `? ${reading.candidates.join(', ')}`.trim();
      if (reading.kind === 'instrument') return `= ${reading.instrument}`;
      const [path, to] = [reading.path, reading.to].map(
        (steps) => steps && formatProvisionPath({ instrument: reading.instrument, steps }),
      );
      return [path, to].filter((text) => text !== undefined).join(' to ');
    })
    .join(', ');
}

describe('readProvisions', () => {
  it('has a table of at least 200 references from the field', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(200);
  });

  it.each(EXAMPLES)('reads "$reference" as $expected (OP-122)', ({ reference, place, expected }) => {
    expect(printReadings(readProvisions(reference, known, place))).toBe(expected);
  });
});
