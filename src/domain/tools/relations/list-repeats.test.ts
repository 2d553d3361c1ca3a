import { expect, test } from 'vitest';
import { listRepeats } from './list-repeats.ts';
import type { Relation, RelationEnd } from './relation.ts';

const [ADA, HALM, FIRM] = [1, 2, 3];
const TODAY = '2026-11-28';

const end = (actor: number, part: RelationEnd['part']): RelationEnd => ({
  actor,
  part,
  via: undefined,
  roles: [],
  through: [],
});

function appointment(matter: string, from: string | undefined, rest: Partial<Relation> = {}): Relation {
  return {
    type: 'appointed-by-party',
    basis: 'stated',
    one: end(HALM, 'party'),
    other: end(ADA, 'arbitrator'),
    matter,
    firm: undefined,
    stages: [],
    from,
    to: undefined,
    isOngoing: false,
    isTimeKnown: from !== undefined,
    sources: [],
    ...rest,
  };
}

test('Repeat appointments by one side within three years are counted and listed, the latest first (OP-190)', () => {
  const found = listRepeats(
    [
      appointment('a', '2024-02-01'),
      appointment('b', '2025-06'),
      appointment('c', '2023-11-27'),
      appointment('d', undefined),
      appointment('e', '2026', { type: 'appeared-before' }),
    ],
    TODAY,
  );
  expect(found).toMatchObject([{ arbitrator: ADA, by: HALM }]);
  expect(found[0]?.relations.map(({ matter }) => matter)).toEqual(['b', 'a']);
});

test('One case counts once, and each side for itself', () => {
  const byFirm = { type: 'nominated-by-firm', other: end(FIRM, 'firm'), one: end(ADA, 'arbitrator') } as const;
  const once = [appointment('a', '2024'), appointment('a', '2024'), appointment('b', '2025', byFirm)];
  expect(listRepeats(once, TODAY)).toEqual([]);
  expect(listRepeats([...once, appointment('c', '2025', byFirm)], TODAY)).toMatchObject([{ by: FIRM }]);
});
