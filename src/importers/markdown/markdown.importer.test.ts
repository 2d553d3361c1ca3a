import { blockText } from '#domain/document/block.ts';
import { describe, expect, test } from 'vitest';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { markdownImporter } from './markdown.importer.ts';

const front = (fields: string, body = 'Text.') => `---\nid: fx-1\ntitle: A title\n${fields}\n---\n\n${body}\n`;

describe('a document with front matter', () => {
  test('is read with every field, printed number, note, table and link', async () => {
    await expectGoldenImport(markdownImporter, 'markdown/award.md');
  });

  test('keeps a value as written where YAML would change it', async () => {
    const { documents } = await importSource(
      markdownImporter,
      front('nacecodes: [35.10]\npublicationDate: 2020\ncaseNumbers: [007]'),
    );
    expect(documents[0]?.document).toMatchObject({
      nacecodes: ['35.10'],
      dates: { publication: '2020' },
      caseNumbers: ['007'],
    });
  });

  test('calls a place as the library does, each once', async () => {
    const { documents } = await importSource(
      markdownImporter,
      front('jurisdiction: [Czechia, Czech Republic, Halmaria]'),
    );
    expect(documents.map(({ document }) => document.jurisdictions)).toEqual([['Czech Republic', 'Halmaria']]);
  });

  test('OP-176: says of a summary which official text it describes, and the day it was held against that', async () => {
    const read = async (fields: string) =>
      (await importSource(markdownImporter, front(fields))).documents.map(({ document }) => document.officialText);
    const url = 'https://law.example/act';
    expect(await read(`officialText:\n  title: Quays Act 1990\n  url: ${url}\n  readOn: 2026-11-25`)).toEqual([
      { title: 'Quays Act 1990', url, readOn: '2026-11-25' },
    ]);
    expect(await read('officialText: Quays Act 1990')).toEqual([{ title: 'Quays Act 1990' }]);
    expect(await read('court: None')).toEqual([undefined]);
  });

  test.each([
    ['officialText:\n  title: Act\n  url: javascript:alert(1)', 'must begin with https:// or http://'],
    ['officialText:\n  url: https://law.example', 'title: is required'],
    [
      'publicationDate: 12.3.2019',
      'publicationDate: `12.3.2019` is not a date; allowed are YYYY, YYYY-MM or YYYY-MM-DD',
    ],
    ['publicationDate: 2019-02-30', 'publicationDate: `2019-02-30` is not a date'],
    ['title2: x\nlanguage: english please', 'language: `english please` is not a language tag'],
    ['edition: [XX]', 'edition: `XX` is not an edition; allowed are KA'],
    ['court: [a, b]', 'court: must be one value'],
    ['keywords: { a: b }', 'keywords: must be a list of plain values'],
    ['court: "open', 'not valid YAML'],
    ['title: twice', 'not valid YAML'],
  ])('is refused for `%s` with the line and what is allowed', async (fields, reason) => {
    const refusal = await importRefusal(markdownImporter, front(fields));
    expect(refusal.reason).toContain(reason);
    expect(refusal.line).toBeGreaterThanOrEqual(4);
  });

  test.each([
    ['---\ntitle: No id is fine\n---\nx', undefined],
    ['---\nid: a b\ntitle: T\n---\nx', '`a b` may hold only letters'],
    ['---\nid: a\n---\nx', 'title: is required'],
    ['Only words.', 'begins with front matter'],
    ['', 'the file is empty'],
  ])('%j is judged by its front matter', async (source, reason) => {
    if (reason === undefined)
      await expect(importSource(markdownImporter, source, { path: 'a/b.md' })).resolves.toMatchObject({
        documents: [{ document: { key: 'markdown:a/b.md' } }],
      });
    else expect((await importRefusal(markdownImporter, source)).reason).toContain(reason);
  });

  test('is refused with the place where bytes are not UTF-8 or not text', async () => {
    const broken = new Uint8Array([...Buffer.from('---\ntitle: T\n---\n\nab'), 0xff, 0x20]);
    expect(await importRefusal(markdownImporter, broken)).toMatchObject({ line: 5, column: 3 });
    expect((await importRefusal(markdownImporter, front('x: 1', 'a\0b'))).reason).toContain('NUL');
  });

  test('reads Windows line ends, a byte order mark and UTF-16 alike', async () => {
    const text = front('language: en', '1. One\n\n2. Two');
    const plain = await importSource(markdownImporter, text);
    expect(await importSource(markdownImporter, `\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
    expect(await importSource(markdownImporter, Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(plain);
  });
});

describe('the body', () => {
  const bodyOf = async (body: string) => (await importSource(markdownImporter, front('language: en', body))).blocks;

  test('never renumbers and never takes a wrapped year for a number', async () => {
    const blocks = await bodyOf('7. Seventh paragraph of\n2019. It ends.\n8. Eighth\n\n7. Seventh again');
    expect(blocks.map(blockText)).toEqual(['7. Seventh paragraph of 2019. It ends.', '8. Eighth', '7. Seventh again']);
  });

  test('puts a note after the block that first refers to it and keeps one that nothing refers to', async () => {
    const blocks = await bodyOf('One[^b].\n\nTwo[^a] and[^b].\n\n[^a]: Note a\n[^b]: Note b\n[^c]: Note c');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'footnote', 'paragraph', 'footnote', 'footnote']);
    expect(blocks.map(blockText)).toEqual(['One.', 'b Note b', 'Two and.', 'a Note a', 'c Note c']);
  });

  test('leaves unmatched marks, unknown notes and HTML as the words they are', async () => {
    const [block] = await bodyOf('2 * 3 * 4, [^none], snake_case_name, <b onclick="x">bold</b> and [open');
    expect(block && blockText(block)).toBe('2 * 3 * 4, [^none], snake_case_name, <b onclick="x">bold</b> and [open');
  });

  test('knows what a section is where its heading says so, and takes other marks for words (TL-073)', async () => {
    const blocks = await bodyOf(
      '## II. Before filing {.checklist}\n\n## Short answer   {.short-answer} ##\n\n## Other {.aside}\n\n## {.pitfalls}',
    );
    expect(blocks).toMatchObject([
      { number: 'II.', part: 'checklist', inlines: ['Before filing'] },
      { part: 'short-answer', inlines: ['Short answer'] },
      { inlines: ['Other {.aside}'] },
      { inlines: ['{.pitfalls}'] },
    ]);
    expect(blocks.map((block) => 'part' in block)).toEqual([true, true, false, false]);
  });

  test('stays quick on marks that never close', async () => {
    const blocks = await bodyOf('[*_'.repeat(20_000));
    expect(blockText(blocks[0]!).length).toBeGreaterThan(30_000);
  });
});

describe('a treaty', () => {
  test('has a number that stands alone in its line with what it numbers', async () => {
    const { documents } = await importSource(
      markdownImporter,
      '##Convention on lamps\n\n####Convention on lamps\n\nDone at Halm on 4 May 1991.\n\n### Article 9\n\n1.\n\na) There is an Assembly.\n\nb) It meets.\n2. \n\na) It votes.\n',
    );
    const texts = documents.flatMap(({ blocks }) => blocks.map(blockText));
    expect(texts.slice(-3)).toEqual(['1. a) There is an Assembly.', 'b) It meets.', '2. a) It votes.']);
  });

  test('with two languages is one document whose blocks carry theirs', async () => {
    const { documents } = await expectGoldenImport(markdownImporter, 'markdown/BWBV9900001.md');
    expect(documents[0]?.document).toMatchObject({
      type: 'Bilateral Investment Treaty',
      languages: ['en', 'nl'],
      dates: { publication: '1984-09-10', entryIntoForce: '1985-08-01' },
    });
  });

  test('with a report numbers its paragraphs by the headings that are numbers alone, and keeps articles as headings', async () => {
    const text =
      '##Convention on lamps\n\n####Convention on lamps\n\nDone at Halm on 4 May 1991.\n\n### Article 1\n\nThe lamp shall be lit.\n\n#### Report on the Convention on lamps\n\n### 1\n\nThe keepers asked for the Convention.\n\n(a) of Halm\n\n### 2\n\n1. It was signed.\n';
    const { blocks } = await importSource(markdownImporter, text, { path: 't/X2.md' });
    const shown = blocks.map((block) => `${block.kind}: ${blockText(block)}`);
    expect(shown.slice(shown.indexOf('heading: Article 1'))).toEqual([
      'heading: Article 1',
      'paragraph: The lamp shall be lit.',
      'heading: Report on the Convention on lamps',
      'paragraph: 1 The keepers asked for the Convention.',
      'paragraph: (a) of Halm',
      'heading: 2',
      'paragraph: 1. It was signed.',
    ]);
  });

  test('without a companion list takes its kind, parties and date from the text', async () => {
    const text =
      '##Convention on lamps\n\n####Convention on lamps\n\nDone at Halm on 4 May 1991.\n\n### Article 1\n\nThe lamp shall be lit by the keeper and the light shall be white.\n';
    const { documents } = await importSource(markdownImporter, text, { path: 't/X1.md' });
    expect(documents[0]?.document).toMatchObject({
      key: 'markdown:X1',
      type: 'Convention',
      dates: { publication: '1991-05-04' },
    });
  });
});
