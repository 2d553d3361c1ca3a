import { expect, test } from 'vitest';
import type { Taker } from './list-takers.ts';
import { relateTakers } from './relate-takers.ts';

const taker = (actor: number, part: Taker['part'], side: Taker['side']): Taker => ({
  actor,
  part,
  side,
  words: part,
  appointedBy: undefined,
  isSubstitute: false,
  hasLeft: false,
  through: undefined,
  basis: 'stated',
  sources: new Set(['case']),
});

test('A party’s own expert is with its own side and the tribunal, not with the other side (OP-190)', () => {
  const expert = taker(1, 'expert', 'claimant');
  for (const part of ['party', 'counsel', 'firm', 'expert'] as const) {
    expect(relateTakers(expert, taker(2, part, 'respondent')), part).toEqual([]);
    expect(relateTakers(taker(2, part, 'respondent'), expert), part).toEqual([]);
    expect(relateTakers(expert, taker(2, part, 'claimant')), part).toMatchObject([{ type: 'expert-or-secretary' }]);
  }
  expect(relateTakers(expert, taker(2, 'arbitrator', 'respondent'))).toMatchObject([{ type: 'expert-or-secretary' }]);
  expect(relateTakers(taker(1, 'expert', undefined), taker(2, 'party', 'respondent'))).toHaveLength(1);
});
