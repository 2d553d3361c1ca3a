import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ListModel } from '#server/ports/document-renderer.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';
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
    '<autoFilter ref="A1:B3"/><hyperlinks><hyperlink ref="B2" r:id="rId-link-B2"/></hyperlinks><pageMargins',
  );
  const targets = Array.from(text('worksheets/_rels/sheet1.xml.rels').matchAll(/Target="(http[^"]*)"/g));
  expect(targets.map(([, target]) => target)).toEqual(['https://ka.example/search?q=seat&amp;sort=&quot;new&quot;']);
  expect(text('sharedStrings.xml')).toContain(long);
});

test('A workbook is ready for paper: across, as wide as a page, its head on each, with title and page numbers', async () => {
  const list: ListModel = {
    title: 'R&D <seats>',
    facts: [['Library', 'Pandect Arbitration']],
    columns: [
      { name: 'Search', width: 20, type: 'text' },
      { name: 'Made', width: 20, type: 'instant' },
    ],
    rows: [
      ['seat', '2026-03-05T18:00:00.000Z'],
      ['venue', ''],
    ],
  };
  const bytes = await renderExcel(list);
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[`xl/${name}`] ?? new Uint8Array());
  expect(text('workbook.xml')).toContain(
    '<definedName name="_xlnm.Print_Titles" localSheetId="0">Entries!$1:$1</definedName>',
  );
  const [rows, about] = ['worksheets/sheet1.xml', 'worksheets/sheet2.xml'].map(text);
  expect(rows).toMatch(/<worksheet [^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/u);
  expect(rows).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
  expect(rows).toContain('<oddHeader>&amp;LR&amp;&amp;D &lt;seats&gt;</oddHeader>');
  expect(rows).toContain('&amp;RPage &amp;P of &amp;N</oddFooter>');
  expect(about).toContain('orientation="portrait" fitToWidth="1" fitToHeight="0"/>');
  expect(text('styles.xml')).toContain('formatCode="dd mmm yyyy, hh:mm &quot;UTC&quot;"');
  const { sheets } = readWorkbook(bytes);
  expect(sheets[0]?.slice(1)).toEqual([['seat', 46_086.75], ['venue']]);
  expect(sheets[1]).toEqual([
    ['Title', 'R&D <seats>'],
    ['Library', 'Pandect Arbitration'],
  ]);
});
