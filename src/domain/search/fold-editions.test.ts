import { describe, expect, it } from 'vitest';
import { foldEditions } from './fold-editions.ts';

const hit = (id: string, bookCluster: string | null = null, publicationDate: string | null = null) => ({
  id,
  bookCluster,
  publicationDate,
});

describe('editions of one work on a page of results (SR-086)', () => {
  const hits = [
    hit('award'),
    hit('seat-1', 'seat', '2004'),
    hit('note'),
    hit('seat-3', 'seat', '2021-05'),
    hit('costs', 'costs', '2019'),
    hit('seat-2', 'seat', '2012'),
  ];
  const rows = foldEditions(hits, 20);

  it('stand under the newest, where the best of them was found', () => {
    expect(rows.map((row) => row.hit.id)).toEqual(['award', 'seat-3', 'note', 'costs']);
    expect(rows[1]?.older.map(({ id }) => id)).toEqual(['seat-2', 'seat-1']);
  });

  it('keep their numbers in the whole result, and none is left out', () => {
    expect(rows.map((row) => row.number)).toEqual([21, 22, 23, 25]);
    expect(rows.flatMap((row) => [row.hit, ...row.older])).toHaveLength(hits.length);
  });

  it('are told apart from hits that belong to no work', () => {
    expect(foldEditions([hit('a'), hit('b')], 0)).toHaveLength(2);
    expect(foldEditions([], 0)).toEqual([]);
  });
});
