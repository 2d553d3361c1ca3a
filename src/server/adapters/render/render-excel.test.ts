import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { PlainTable } from '#server/ports/document-renderer.ts';
import { renderTable } from './render-table.ts';

test('An address in a table is a link in the workbook, unless it is longer than links may be', async () => {
  const long = `https://ka.example/search?q=${'x'.repeat(2079)}`;
  const table: PlainTable = {
    title: 'Record',
    facts: [],
    columns: ['Search', 'Search again'].map((name) => ({ name, width: 20 })),
    rows: [
      ['seat', { link: 'https://ka.example/search?q=seat&sort="new"' }],
      ['all of it', { link: long }],
    ],
  };
  const files = unzipSync(await renderTable('excel', table));
  const text = (name: string) => strFromU8(files[`xl/${name}`] ?? new Uint8Array());
  expect(text('worksheets/sheet1.xml')).toContain(
    '<autoFilter ref="A1:B3"/><hyperlinks><hyperlink ref="B2" r:id="rId-link-B2"/></hyperlinks>',
  );
  const targets = Array.from(text('worksheets/_rels/sheet1.xml.rels').matchAll(/Target="(http[^"]*)"/g));
  expect(targets.map(([, target]) => target)).toEqual(['https://ka.example/search?q=seat&amp;sort=&quot;new&quot;']);
  expect(text('sharedStrings.xml')).toContain(long);
});
