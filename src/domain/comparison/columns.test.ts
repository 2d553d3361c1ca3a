import { describe, expect, it } from 'vitest';
import { chooseAnswer, type Answering } from './choose-answer.ts';
import { groupColumns } from './place-groups.ts';
import { listParents, orderTopics } from './topic-tree.ts';

const answer = (id: string, date?: string, reviewStatus?: Answering['reviewStatus']) => ({ id, date, reviewStatus });

describe('which document answers (OP-143)', () => {
  it.each([
    ['the newest', [answer('a', '2025-01-01'), answer('b', '2026-01-01'), answer('c', '2024')], 'b current'],
    ['the later of two of one day', [answer('a', '2026-01-01'), answer('b', '2026-01-01')], 'b current'],
    ['one without a date where there is no other', [answer('a')], 'a current'],
    [
      'no draft, and a newer one puts it under review',
      [answer('a', '2025'), answer('b', '2026', 'draft')],
      'a under review',
    ],
    ['one that is newer than a draft', [answer('a', '2026-02'), answer('b', '2025-01', 'draft')], 'a current'],
    [
      'one of a repealed law, also while a draft is there',
      [answer('a', '2025', 'archived'), answer('b', '2026', 'draft')],
      'a archived',
    ],
    [
      'a later one in place of that of a repealed law',
      [answer('a', '2025', 'archived'), answer('b', '2026')],
      'b current',
    ],
    ['none where there are only drafts', [answer('a', '2025', 'draft')], undefined],
  ])('%s', (_what, documents, expected) => {
    const chosen = chooseAnswer(documents);
    expect(chosen && `${chosen.document.id} ${chosen.status}`).toBe(expected);
  });
});

describe('which document answers today (OP-197)', () => {
  const ended = { ...answer('ended', '2026-11-01'), inForceFrom: '2010-01-01', inForceUntil: '2019-12-31' };
  const law = { ...answer('law', '2026-10-01'), inForceFrom: '2020-01-01' };
  it.each([
    ['one in force before a newer that ended', [law, ended], '2026-11-29', 'law'],
    ['one in force before a newer that has not begun', [law, ended], '2019-12-31', 'ended'],
    ['one that ended where there is no other', [ended], '2026-11-29', 'ended'],
    ['the newest where no day is asked for', [law, ended], undefined, 'ended'],
  ])('%s', (_what, documents, today, expected) => {
    expect(chooseAnswer(documents, today)?.document.id).toBe(expected);
  });
});

describe('groups of columns (OP-144, TL-045)', () => {
  const column = (id: string, more: Partial<Parameters<typeof groupColumns>[0][number]> = {}) => ({
    id,
    name: id,
    continent: undefined,
    seat: undefined,
    legalFamily: undefined,
    ...more,
  });

  it('are continents, unions, conventions and legal families; none is empty', () => {
    const columns = [
      column('NO', { continent: 'Europe', legalFamily: 'Nordic' }),
      column('SG', { continent: 'Asia', legalFamily: 'Common law' }),
      column('SE', { continent: 'Europe', legalFamily: 'Nordic' }),
      column('EU'),
    ];
    const members = [
      { kind: 'union' as const, name: 'European Union', isMember: (id: string) => id === 'SE' },
      { kind: 'convention' as const, name: 'Quay Convention', isMember: () => true },
      { kind: 'convention' as const, name: 'Tide Treaty', isMember: () => false },
    ];
    expect(groupColumns(columns, members)).toEqual([
      { kind: 'continent', name: 'Asia', columns: ['SG'] },
      { kind: 'continent', name: 'Europe', columns: ['NO', 'SE'] },
      { kind: 'union', name: 'European Union', columns: ['SE'] },
      { kind: 'convention', name: 'Quay Convention', columns: ['NO', 'SG', 'SE', 'EU'] },
      { kind: 'legal family', name: 'Common law', columns: ['SG'] },
      { kind: 'legal family', name: 'Nordic', columns: ['NO', 'SE'] },
    ]);
  });

  it('are seats of institutions', () => {
    const columns = [
      column('icc', { seat: 'France' }),
      column('siac', { seat: 'Singapore' }),
      column('cmap', { seat: 'France' }),
    ];
    expect(groupColumns(columns, [])).toEqual([
      { kind: 'seat', name: 'France', columns: ['icc', 'cmap'] },
      { kind: 'seat', name: 'Singapore', columns: ['siac'] },
    ]);
  });
});

describe('the tree of topics (TL-044)', () => {
  const topic = (id: string, parent?: string) => ({
    id,
    label: `Label of ${id}`,
    headings: [],
    frequent: false,
    facts: [],
    ...(parent === undefined ? {} : { parent }),
  });

  it('lists each after the one that it belongs to, and says to which it belongs', () => {
    const topics = [topic('c', 'b'), topic('a'), topic('d'), topic('b', 'a')];
    expect(orderTopics(topics).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(listParents(topics, 'c')).toEqual(['Label of a', 'Label of b']);
    expect(listParents(topics, 'd')).toEqual([]);
  });
});
