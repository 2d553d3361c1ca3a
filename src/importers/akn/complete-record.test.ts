import { expect, test } from 'vitest';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import { aknImporter } from './akn.importer.ts';
import { completeRecord } from './complete-record.ts';
import { csvImporter } from '../csv/csv.importer.ts';
import { importRefusal, importSource, readFixture } from '../reading/importers.test-support.ts';

const LIST = 'file,neutral_citation,court_code,date,name\njudgment.xml,[2031] UKSC 1,UKSC,2031-01-02,A v B\n';

test("a folder's index.csv is its list: it is no document and no refusal", async () => {
  const { documents, refused } = await importSource(csvImporter, LIST, { path: 'judgments/index.csv' });
  expect({ documents, refused }).toEqual({ documents: [], refused: [] });
});

test('another list of files says how it could be imported', async () => {
  expect((await importRefusal(csvImporter, LIST, { path: 'judgments/manifest.csv' })).reason).toMatch(/no mapping/);
});

test('a mapping beside an index.csv makes its rows documents all the same', async () => {
  const mapping = 'name: cases\nkey: file\nfields:\n  title: "{name}"\n';
  const companions = { 'index.mapping.yaml': mapping };
  const { documents } = await importSource(csvImporter, LIST, { path: 'judgments/index.csv', companions });
  expect(documents.map(({ document }) => document.title)).toEqual(['A v B']);
});

test('what the list of a folder says of a judgment completes it and is kept with it', async () => {
  const read = async (companions: Readonly<Record<string, string>>) => {
    const path = 'judgments/judgment.xml';
    const { documents } = await importSource(aknImporter, readFixture('akn/judgment.xml'), { path, companions });
    return documents[0]?.document;
  };
  const alone = await read({});
  const listed = await read({ 'index.csv': LIST });
  expect(listed?.meta['list']).toMatchObject({ file: 'judgment.xml', name: 'A v B' });
  expect(listed?.citations).toEqual(alone?.citations);
  expect(listed?.title).toBe(alone?.title);
  const row = { file: 'a.xml', neutral_citation: '[2031] UKSC 1', court_code: 'UKSC', date: '2031-01-02' };
  expect(completeRecord({ ...EMPTY_RECORD, key: 'a', title: 'A', type: 'Case law' }, row)).toMatchObject({
    citations: ['[2031] UKSC 1'],
    court: 'Supreme Court of the United Kingdom',
    dates: { publication: '2031-01-02', decision: '2031-01-02' },
  });
});
