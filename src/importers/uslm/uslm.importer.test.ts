import { readFileSync } from 'node:fs';
import { blockText } from '#domain/document/block.ts';
import { expect, test } from 'vitest';
import { expectGolden } from '../xml/golden.test-support.ts';
import type { ImportedFile } from '../xml/xml.test-support.ts';
import { uslmImporter } from './uslm.importer.ts';

const golden = (name: string): Promise<ImportedFile> =>
  expectGolden(uslmImporter, `uslm/${name}.xml`, readFileSync(`tests/fixtures/uslm/${name}.xml`));

test('a public law is known by the address under which others refer to it', async () => {
  const { documents } = await golden('law');
  expect(documents[0]?.document).toMatchObject({
    key: 'uslm:/us/pl/131/9',
    type: 'Legislation',
    jurisdictions: ['United States'],
    dates: { publication: '2031-05-03', legislation: '2031-05-03' },
    citations: ['Public Law 131–9', '145 Stat. 20'],
  });
});

test('a heading at the head of a subsection stays in its paragraph, and page labels are no text', async () => {
  const { blocks } = await golden('law');
  expect(blocks.map(blockText)).toContain('(a) In General.— The keeper shall light each beacon under 33 USC 499.');
  expect(blocks).toContainEqual({ kind: 'page', label: '145 STAT. 21' });
});

test('a bill in the older XML of Congress is read too', async () => {
  const { documents, blocks } = await golden('bill-dtd');
  expect(documents[0]?.document).toMatchObject({
    key: 'uslm:/us/bill/131/hr/77/introduced-in-house',
    title: '131 HR 77 IH: Foghorn Act',
    type: 'Bill',
    dates: { publication: '2031-02-03' },
  });
  expect(blocks.map(blockText)).toContain('2. Sounding');
});
