import { expect, test } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { listRecordTexts } from './record-texts.ts';

const record: DocumentRecord = { ...EMPTY_RECORD, key: 'test:1', title: 'Ellingsen v Ferro', type: 'Award' };
const said = (rest: Partial<DocumentRecord>) =>
  listRecordTexts({ ...record, ...rest }).map(({ label, text }) => `${label}: ${text}`);

test('A record says who, which numbers and what about, each by itself', () => {
  expect(
    said({
      summary: 'On interest.',
      authors: [{ name: 'Mara Ellingsen' }],
      parties: [{ name: 'Ferro BV', role: 'Claimant' }],
      undertakings: ['Halden'],
      judges: ['Tomas Quay'],
      court: 'Court of Hull',
      organization: 'Norvik Chamber',
      caseNumbers: ['91873/XY'],
      bibliographicReference: '[2031] XYZ 12',
      citations: ['ECLI:EU:C:2031:9012'],
      legislationNumber: '2031 c. 4',
      keywords: ['compound interest'],
      productMarkets: ['Ferries'],
      geographicMarkets: ['Regional: the fjords'],
    }),
  ).toEqual([
    'Summary: On interest.',
    'Author: Mara Ellingsen',
    'Party: Ferro BV',
    'Party: Halden',
    'Judge or arbitrator: Tomas Quay',
    'Court or institution: Court of Hull',
    'Court or institution: Norvik Chamber',
    'Case number: 91873/XY',
    'Citation: [2031] XYZ 12',
    'Citation: ECLI:EU:C:2031:9012',
    'Citation: 2031 c. 4',
    'Keyword: compound interest',
    'Market: Ferries',
    'Market: Regional: the fjords',
  ]);
});

test('What a document is filed under by name is said (OP-164), where it is from and of which type is left to filters, and nothing is said twice', () => {
  expect(
    said({ jurisdictions: ['Norway'], topics: ['Costs > Interest'], languages: ['no'], source: 'Reports' }),
  ).toEqual(['Topic: Costs', 'Topic: Interest']);
  expect(said({ parties: [{ name: 'Ferro BV' }], undertakings: ['Ferro BV'], summary: ' ' })).toEqual([
    'Party: Ferro BV',
  ]);
});

test('A state is found by its short name, too, where it is printed by another', () => {
  const parties = [{ name: 'Ferro BV' }, { name: 'Argentine Republic' }, { name: 'Chile' }];
  expect(said({ parties })).toEqual([
    'Party: Ferro BV',
    'Party: Argentine Republic',
    'Party: Chile',
    'Party, also called: Argentina',
  ]);
});
