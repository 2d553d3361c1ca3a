import { expect, it } from 'vitest';
import { narrowMeant, type Meant } from './narrow-meant.ts';

const paper = (title: string, publicationDate: string | null, type = 'Award'): Meant => ({
  title,
  type,
  publicationDate,
});

const CASE = 'Halberd Ltd v Ingram plc';
const PAPERS = [
  paper(CASE, '2018-01-09', 'Case'),
  paper(`${CASE}, Procedural Order No. 1`, '2018-03-02', 'Order'),
  paper(`${CASE}, Procedural Order No. 2 on Bifurcation`, '2018-06-08', 'Order'),
  paper(`${CASE}, Partial Award`, '2019-03-12'),
  paper(`${CASE}, Award`, '2020-11-24'),
  paper(`${CASE}, Dissenting Opinion`, '2020-11-24', 'Opinion'),
];
const RULES = [
  paper('Quay Arbitration Rules (2010)', '2010-07-01', 'Rules'),
  paper('Quay Arbitration Rules (2013)', '2013-12-16', 'Rules'),
  paper('Quay Arbitration Rules: A Commentary, 2nd edition', '2013', 'Book'),
  paper('Quay Arbitration Rules: A Commentary, 3rd edition', '2013', 'Book'),
];

it.each([
  [`${CASE}, Award (24 November 2020) ¶ 112`, ['Award']],
  [`${CASE} (Award, 24 Nov 2020)`, ['Award']],
  [`${CASE}, Award`, ['Award']],
  [`${CASE}, Partial Award, para 14`, ['Partial Award']],
  [`${CASE}, March 12, 2019`, ['Partial Award']],
  [`${CASE} (2019)`, ['Partial Award']],
  [`${CASE}, Procedural Order No 2`, ['Procedural Order No. 2 on Bifurcation']],
  [`${CASE}, dissenting opinion`, ['Dissenting Opinion']],
  // Two of one day, and nothing that tells them apart: said to be several.
  [`${CASE}, 2020`, ['Award', 'Dissenting Opinion']],
  [CASE, ['']],
])('OP-184: by date, then kind, %s means %j', (entry, expected) => {
  const found = narrowMeant(entry, PAPERS).map(({ title }) => title.slice(CASE.length + 2));
  expect(found).toEqual(expected);
});

it.each([
  ['Quay Arbitration Rules 2013, art 17', ['Quay Arbitration Rules (2013)']],
  ['Quay Arbitration Rules: A Commentary (3rd edn, Harbour Press 2013)', [RULES[3]?.title]],
  ['Quay Arbitration Rules: A Commentary, second edition, 2013', [RULES[2]?.title]],
])('OP-184: by edition and instrument, %s means %j', (entry, expected) => {
  expect(narrowMeant(entry, RULES).map(({ title }) => title)).toEqual(expected);
});

it('OP-184: what an entry says nothing of stays several, and one that cites several means all of them', () => {
  const several = [paper('A', '2019'), paper('B', '2020')];
  expect(narrowMeant('Something else', several)).toEqual(several);
  expect(narrowMeant('[2019] PNSC 1 and [2020] PNSC 2, Award 2019', several)).toEqual(several);
});
