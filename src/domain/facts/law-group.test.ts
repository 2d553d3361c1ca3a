import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { groupFacts, type LawGroup } from './law-group.ts';

const GROUPS: readonly LawGroup[] = [
  { id: 'mergers', title: 'Mergers', topics: ['merger control'], editions: ['KCL'] },
  { id: 'patents', title: 'Patents', rights: ['patent'], editions: ['KIPL'] },
];

function fact(id: string, fields: Partial<Fact>): Fact {
  const stated = { source: { title: 'Act' }, readOn: '2026-11-27', subject: { place: 'NO' } };
  return { id, kind: 'fee', topic: 'mooring', qualifiers: {}, ...stated, ...fields };
}

const FACTS = [
  fact('fee', { topic: 'merger control' }),
  fact('rule', { kind: 'rule', topic: 'merger control' }),
  fact('grant', { topic: 'fee: grant', qualifiers: { right: 'patent' } }),
  fact('own', {}),
  fact('party', { kind: 'status', topic: 'participation' }),
  fact('member', { kind: 'membership' }),
];

const show = (edition: 'KA' | 'KIPL' | 'KCL') =>
  groupFacts(FACTS, GROUPS, edition).map(({ id, facts }) => [id, ...facts.map((one) => one.id)]);

describe('OP-186: the figures of law of a place, by edition', () => {
  it('stand under the heads of the edition, rules before figures; what has no head in any stands in all', () => {
    expect(show('KCL')).toEqual([
      ['mergers', 'rule', 'fee'],
      ['others', 'own'],
    ]);
    expect(show('KIPL')).toEqual([
      ['patents', 'grant'],
      ['others', 'own'],
    ]);
    expect(show('KA')).toEqual([['others', 'own']]);
  });
});
