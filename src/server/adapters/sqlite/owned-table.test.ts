import { expect, it } from 'vitest';
import { OwnedTable } from '#server/adapters/sql/desk/owned-table.ts';
import { same } from '#server/adapters/sql/desk/row-fields.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';

interface Place {
  readonly document: string;
  readonly version: number;
  readonly anchor: string;
  readonly share: number;
  readonly at: string;
}

const PLACES = new OwnedTable<'reading_place', Place>('reading_place', {
  fields: same('document', 'version', 'anchor', 'share', 'at'),
  order: 'at DESC',
  key: ['account', 'edition', 'document'],
  most: [2, 'document'],
});

const ADA = { account: 'ada', edition: 'KA' } as const;
const ELSEWHERE = { account: 'ada', edition: 'KIPL' } as const;
const place = (document: string, at: string): Place => ({ document, version: 1, anchor: 'p1', share: 0, at });

it('OP-85: what a table keeps at most is counted for each owner, whoever says more than whose it is', async () => {
  const { store: queries, close } = await openPeopleStore((db) => db);
  const saying = { ...ADA, document: 'd4' };
  await PLACES.add(queries, ELSEWHERE, [place('elsewhere', '1')]);
  for (const at of ['2', '3', '4']) await PLACES.put(queries, saying, place(`d${at}`, at));
  expect((await PLACES.list(queries, ADA)).map(({ document }) => document)).toEqual(['d4', 'd3']);
  expect(await PLACES.count(queries, ELSEWHERE)).toBe(1);
  await close();
});

it('OP-82: what is meant is looked for among the rows of the owner alone, and nothing named is nothing', async () => {
  const { store: queries, close } = await openPeopleStore((db) => db);
  await PLACES.add(queries, ELSEWHERE, [place('a', '1')]);
  await PLACES.add(queries, ADA, [place('b', '1')]);
  expect(await PLACES.update(queries, ADA, { account: 'ada', edition: 'KIPL' }, { share: 1 })).toBe(1);
  expect(await PLACES.find(queries, ELSEWHERE)).toEqual(place('a', '1'));
  expect(await PLACES.remove(queries, ADA, { document: [] })).toBe(0);
  expect(await PLACES.count(queries, ADA)).toBe(1);
  await close();
});
