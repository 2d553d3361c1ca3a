import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ListModel } from '#server/ports/document-renderer.ts';
import { renderExcel } from './render-excel.ts';

test('An address in a table is a link in the workbook, unless it is longer than links may be', async () => {
  const long = `https://ka.example/search?q=${'x'.repeat(2079)}`;
  const list: ListModel = {
    title: 'Record',
    facts: [],
    columns: [
      { name: 'Search', width: 20, type: 'text' },
      { name: 'Search again', width: 20, type: 'link' },
    ],
    rows: [
      ['seat', 'https://ka.example/search?q=seat&sort="new"'],
      ['all of it', long],
    ],
  };
  const files = unzipSync(await renderExcel(list));
  const text = (name: string) => strFromU8(files[`xl/${name}`] ?? new Uint8Array());
  expect(text('worksheets/sheet1.xml')).toContain(
    '<autoFilter ref="A1:B3"/><hyperlinks><hyperlink ref="B2" r:id="rId-link-B2"/></hyperlinks>',
  );
  const targets = Array.from(text('worksheets/_rels/sheet1.xml.rels').matchAll(/Target="(http[^"]*)"/g));
  expect(targets.map(([, target]) => target)).toEqual(['https://ka.example/search?q=seat&amp;sort=&quot;new&quot;']);
  expect(text('sharedStrings.xml')).toContain(long);
});
