import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { describeDocumentRenderer } from '#server/ports/document-renderer.conformance.ts';
import type { FileFormat, ListModel } from '#server/ports/document-renderer.ts';
import { describeRenderedFiles } from '#server/ports/rendered-files.conformance.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { ProcessRenderer } from './process-renderer.ts';

async function readTexts(format: FileFormat, bytes: Uint8Array): Promise<string> {
  switch (format) {
    case 'excel':
      return readWorkbook(bytes).sheets.flat(2).join(' ');
    case 'word':
      return readParagraphs(bytes).join(' ');
    case 'pdf':
      return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
    case 'text':
      return new TextDecoder().decode(bytes);
  }
}

async function readLinks(format: FileFormat, bytes: Uint8Array): Promise<readonly string[]> {
  switch (format) {
    case 'excel':
      return readSheetLinks(bytes);
    case 'word':
      return readTargets(bytes, 'word/_rels/document.xml.rels', 'word/document.xml');
    case 'pdf':
      return readAnnotations(bytes);
    case 'text':
      return [];
  }
}

/** What the links of the first sheet lead to, each from the cell that says so. */
function readSheetLinks(bytes: Uint8Array): string[] {
  const { sheets, xml } = readWorkbook(bytes);
  const rows = Array.from(xml[0]?.matchAll(/<hyperlink ref="[A-Z]+(\d+)"/gu) ?? [], ([, row]) => Number(row));
  const targets = readTargets(bytes, 'xl/worksheets/_rels/sheet1.xml.rels', 'xl/worksheets/sheet1.xml');
  return targets.map((target, index) => {
    const row = sheets[0]?.[(rows[index] ?? 0) - 1];
    return row?.includes(target) ? target : `${target} from another row`;
  });
}

/** Targets of the links of a part, in the order in which the part names them. */
function readTargets(bytes: Uint8Array, relations: string, part: string): string[] {
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const targets = new Map(
    Array.from(text(relations).matchAll(/<Relationship [^>]*>/gu), ([tag]) => [
      /\bId="([^"]*)"/u.exec(tag)?.[1] ?? '',
      readEntities(/\bTarget="([^"]*)"/u.exec(tag)?.[1] ?? ''),
    ]),
  );
  return Array.from(text(part).matchAll(/<(?:w:)?hyperlink [^>]*>/gu), ([tag]) => {
    const anchor = /w:anchor="([^"]*)"/u.exec(tag)?.[1];
    return (targets.get(/r:id="([^"]*)"/u.exec(tag)?.[1] ?? '') ?? '') + (anchor === undefined ? '' : `#${anchor}`);
  });
}

function readEntities(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/gu, (_, name: string) => signs[name] ?? '');
}

async function readAnnotations(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(bytes);
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations = await (await document.getPage(number)).getAnnotations();
    for (const { unsafeUrl } of annotations as { unsafeUrl?: string }[]) {
      // A link that goes on in the next line is drawn twice.
      if (unsafeUrl !== undefined && links.at(-1) !== unsafeUrl) links.push(unsafeUrl);
    }
  }
  return links;
}

const open = () => ({ renderer: new ProcessRenderer(createServers()), readTexts, readLinks });

describeDocumentRenderer('Excel, Word, PDF and text, made in threads', open);
describeRenderedFiles('Files made in threads', open);

const renderer = new ProcessRenderer(createServers());
afterAll(() => renderer.close());

test('Nothing in a workbook or a document of Word is a formula or a field', async () => {
  const tricks = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("https://evil.example")',
    '\t=1',
    "'=1",
    '{=1}',
    'x_x0041_y',
  ];
  const list: ListModel = {
    title: '=1+1',
    facts: [['=1+1', '=1+1']],
    columns: [
      { name: '=1+1', width: 9, type: 'text' },
      { name: 'Link', width: 9, type: 'link' },
    ],
    rows: tricks.map((trick) => [trick, trick]),
  };
  const signal = new AbortController().signal;
  const { sheets, xml } = readWorkbook(await renderer.renderList('excel', list, signal));
  expect(sheets[0]?.map(([first]) => first)).toEqual(['=1+1', ...tricks]);
  for (const sheet of xml) expect(sheet).not.toMatch(/<f[ >]/u);
  const word = unzipSync(await renderer.renderList('word', list, signal));
  expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).not.toMatch(/w:instrText|w:fldSimple/u);
});

test('A sheet has dates as dates and numbers as numbers, each in its column', async () => {
  const list: ListModel = {
    title: 'Sheet',
    facts: [],
    columns: [
      { name: 'Title', width: 9, type: 'text' },
      { name: 'Date', width: 9, type: 'date' },
      { name: 'Pages', width: 9, type: 'number' },
      { name: 'Note', width: 9, type: 'text' },
    ],
    rows: [
      ['a', '2026-03-05', 12_345, 'x'],
      ['b', '', 0, ''],
      ['c', '2026-03', -1, '12'],
      ['d', '1899-12-31', 1.5, 'x'],
    ],
  };
  const { sheets } = readWorkbook(await renderer.renderList('excel', list, new AbortController().signal));
  expect(sheets[0]).toEqual([
    ['Title', 'Date', 'Pages', 'Note'],
    ['a', 46_086, 12_345, 'x'],
    ['b', null, 0],
    ['c', '2026-03', -1, '12'],
    ['d', '1899-12-31', 1.5, 'x'],
  ]);
});

const SEATS: ListModel = {
  title: 'Seats',
  facts: [['Library', 'Pandect Arbitration']],
  columns: [
    { name: 'Title', width: 9, type: 'text' },
    { name: 'Made', width: 9, type: 'instant' },
    { name: 'Link', width: 9, type: 'link' },
  ],
  rows: [['Zürich, Łódź', '2026-03-05T18:00:00.000Z', 'https://ka.example/document/a']],
};

test('A document of Word carries the face of the library, a head on its further pages and titles that lead somewhere', async () => {
  const files = unzipSync(await renderer.renderList('word', SEATS, new AbortController().signal));
  const text = (pattern: RegExp) =>
    Object.entries(files)
      .flatMap(([name, bytes]) => (pattern.test(name) ? [strFromU8(bytes)] : []))
      .join('');
  expect(Object.keys(files).filter((name) => name.endsWith('.odttf'))).toHaveLength(1);
  expect(text(/fontTable\.xml$/u)).toContain('w:name="Source Serif 4"');
  expect(text(/styles\.xml$/u)).toContain('Source Serif 4');
  expect(text(/header\d\.xml$/u)).toContain('Seats');
  expect(text(/footer\d\.xml$/u)).toContain('NUMPAGES');
  const [heading = ''] = /<w:p>(?:(?!<\/w:p>).)*Łódź.*?<\/w:p>/su.exec(text(/document\.xml$/u)) ?? [];
  expect(heading).toContain('w:val="Heading2"');
  expect(heading).toContain('<w:hyperlink');
});

test('Each list of a document of Word begins with 1, and an entry that leads nowhere is no link', async () => {
  const entry = (title: string, link: string) => ({ title, link, about: '', text: '' });
  const list = (...titles: readonly string[]) =>
    ({
      kind: 'entries',
      entries: titles.map((title) => entry(title, title === 'Closed' ? '' : 'https://ka.example/a')),
    }) as const;
  const document = { title: 'Lists', facts: [], blocks: [list('One', 'Two'), list('Three', 'Closed')] };
  const files = unzipSync(await renderer.renderDocument('word', document, new AbortController().signal));
  const xml = strFromU8(files['word/document.xml']!);
  const numbers = Array.from(xml.matchAll(/<w:numId w:val="(\d+)"\/>/gu), ([, number]) => number);
  expect(numbers).toHaveLength(4);
  expect([numbers[0] === numbers[1], numbers[1] === numbers[2], numbers[2] === numbers[3]]).toEqual([
    true,
    false,
    true,
  ]);
  const numbering = strFromU8(files['word/numbering.xml']!);
  for (const number of numbers) {
    expect(numbering).toMatch(new RegExp(`<w:num w:numId="${number}"[^]*?<w:startOverride w:val="1"/>`, 'u'));
  }
  expect(xml.match(/<w:hyperlink /gu)).toHaveLength(3);
});

test('A PDF is set in the face of the library, and the title of a row leads to it', async () => {
  const bytes = await renderer.renderList('pdf', SEATS, new AbortController().signal);
  const names = Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName\s*\/[A-Z]+\+([\w-]+)/gu),
  );
  expect(new Set(names.map(([, name]) => name))).toEqual(new Set(['SourceSerif4-Regular', 'SourceSerif4L2-Regular']));
  const page = await (await getDocumentProxy(bytes)).getPage(1);
  const { items } = await page.getTextContent();
  const title = items.find((item) => 'str' in item && item.str.includes('Zürich'));
  const [link] = (await page.getAnnotations()) as { rect: number[] }[];
  const baseline = title && 'transform' in title ? (title.transform as number[])[5]! : -1;
  expect(link!.rect[1]).toBeLessThanOrEqual(baseline);
  expect(link!.rect[3]).toBeGreaterThan(baseline);
});

test('SR-186 A list in Word has the styles of texts, and an address among its facts leads there, in a PDF, too', async () => {
  const document = { title: 'Cases', facts: [['Permanent link', 'https://ka.example/p/a'] as const], blocks: [] };
  const files = unzipSync(await renderer.renderDocument('word', document, new AbortController().signal));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('word/document.xml')).toMatch(/<w:pStyle w:val="Fact"\/>.*?<w:hyperlink [^>]*r:id/su);
  expect(read('word/_rels/document.xml.rels')).toContain('Target="https://ka.example/p/a"');
  expect(read('word/styles.xml')).toMatch(/w:styleId="Heading2"(?:(?!<\/w:style>).)*w:val="191E27"/su);
  const pages = await getDocumentProxy(await renderer.renderDocument('pdf', document, new AbortController().signal));
  const links = (await (await pages.getPage(1)).getAnnotations()) as { url?: string }[];
  expect(links.map(({ url }) => url)).toEqual(['https://ka.example/p/a']);
});
