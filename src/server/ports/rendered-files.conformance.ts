import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RendererUnderTest } from './document-renderer.conformance.ts';
import {
  FILE_FORMATS,
  PAGE_FORMATS,
  type DocumentModel,
  type FileFormat,
  type ListModel,
  type PageFormat,
} from './document-renderer.ts';

/** A renderer with a way to read what it makes. */
export interface FileReader extends RendererUnderTest {
  /** What the links of a file lead to, in order; none where a format has no links. */
  readLinks(format: FileFormat, bytes: Uint8Array): Promise<readonly string[]>;
}

/** As far as pages show them, values are told apart by words of their own. */
const LONG = Array.from({ length: 5000 }, (_, index) => `word${index}x`).join(' ');
const BROKEN = 'Half \ud83d of a sign, \u0019 a control character';
const MENDED = ['Half', 'of a sign,', 'a control character'];
const ARABIC = 'التحكيم في باريس';
const HEBREW = 'בוררות (2019) בתל אביב';
const LINKS = [
  'https://ka.example/document/a',
  'https://ka.example/search?q="seat"&sort=<new>&x=%20#p2',
  "https://ka.example/it's/{here}?a=b&amp;c",
];

const VARIOUS: ListModel = {
  title: 'Various <seats> & “others”',
  facts: [
    ['Query', `seat & "award" ${ARABIC}`],
    ['Made', BROKEN],
  ],
  columns: [
    { name: 'Title & name', width: 40, type: 'text' },
    { name: 'Decided', width: 12, type: 'date' },
    { name: 'Pages', width: 8, type: 'number' },
    { name: 'Note', width: 30, type: 'text' },
    { name: 'Link', width: 40, type: 'link' },
  ],
  rows: [
    ['First seat', '2026-03-05', 12_345, 'café & <b>', LINKS[0]!],
    ['Second seat', '2026-03', 0, ARABIC, LINKS[1]!],
    ['Third seat', '2026', -7, HEBREW, LINKS[2]!],
    ['Fourth seat', '', 1, '', ''],
    ['Fifth seat', '1899-12-31', 1, BROKEN, ''],
    ['Sixth seat', 'undated', 1, LONG, ''],
    ['Seventh seat'],
    ['', '2020', 8, 'nameless', ''],
  ],
};

const ROWS = Array.from({ length: 1000 }, (_, row) => [
  `title-${row}-`,
  row,
  `note-${row}-`,
  `https://ka.example/${row}`,
]);
const THOUSAND: ListModel = {
  title: 'A thousand',
  facts: [],
  columns: [
    { name: 'Title', width: 20, type: 'text' },
    { name: 'Pages', width: 8, type: 'number' },
    { name: 'Note', width: 20, type: 'text' },
    { name: 'Link', width: 20, type: 'link' },
  ],
  rows: ROWS,
};

const PAGES: DocumentModel = {
  title: VARIOUS.title,
  facts: VARIOUS.facts,
  blocks: [
    { kind: 'paragraphs', texts: ['Running *text* & <words>', 'One more paragraph'] },
    { kind: 'fields', fields: [{ label: 'Again', value: LINKS[1]!, isLink: true }] },
    { kind: 'heading', level: 2, text: 'A heading & <more>' },
    {
      kind: 'entries',
      entries: LINKS.map((link, index) => ({ title: `Entry ${index}`, link, about: `about ${index}`, text: BROKEN })),
    },
    { kind: 'entries', entries: [] },
    { kind: 'heading', level: 1, text: 'Another' },
    { kind: 'fields', fields: [{ label: 'Long', value: LONG, isLink: false }] },
  ],
};

const patient = new AbortController().signal;
/** Lines break where they have room to, and pages have numbers: only the letters are compared. */
const lettersOf = (text: string) => text.replaceAll(/\s+/gu, '');

/** What every renderer makes of whatever is in the data. */
export function describeRenderedFiles(name: string, open: () => FileReader): void {
  describe(name, () => {
    let subject: FileReader;
    beforeAll(() => {
      subject = open();
    });
    afterAll(() => subject.renderer.close());

    const read = async (format: FileFormat, made: Promise<Uint8Array>) => {
      const bytes = await made;
      // Readers of files may take the bytes for themselves.
      const links = await subject.readLinks(format, bytes.slice());
      return { text: lettersOf(await subject.readTexts(format, bytes)), links };
    };

    describe.each(FILE_FORMATS)('a list as %s', (format) => {
      let text: string;
      let links: readonly string[];
      beforeAll(async () => {
        ({ text, links } = await read(format, subject.renderer.renderList(format, VARIOUS, patient)));
      });
      const isPage = PAGE_FORMATS.includes(format as PageFormat);

      test('says what is there, letter by letter', () => {
        const said = ['Query', 'seat & "award"', 'Title & name', 'café & <b>', 'nameless', 'undated', 'Seventh seat'];
        for (const part of format === 'excel' ? said : [...said.slice(0, 2), ...said.slice(3)]) {
          expect(text, part).toContain(lettersOf(part));
        }
        if (format !== 'excel') expect(text).toContain(lettersOf(VARIOUS.title));
      });

      test('has every row in order, also one without a name or with nothing else', () => {
        const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map((word) => `${word}seat`);
        const places = [...names, 'nameless'].map((part) => text.indexOf(part));
        expect(places).not.toContain(-1);
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
      });

      test('keeps a text of any length as far as its format goes', () => {
        const shown = Array.from(text.matchAll(/word(\d+)x/gu), ([, index]) => Number(index));
        expect(shown.slice(0, 3000)).toEqual(Array.from({ length: 3000 }, (_, index) => index));
        if (format !== 'excel') expect(shown).toHaveLength(5000);
      });

      test('drops what no text can hold, and nothing beside it', () => {
        // What stands for a half of a character is the format's own.
        expect(text.replaceAll('\ufffd', '')).toContain(lettersOf(MENDED.join('')));
        expect(text).not.toContain('\u0019');
      });

      // The fonts that pages are set in may lack a script; the words beside it stay.
      test.skipIf(format === 'pdf')('keeps what is written from right to left', () => {
        for (const part of [ARABIC, HEBREW]) expect(text).toContain(lettersOf(part));
      });

      test.runIf(isPage || format === 'text')(
        'writes dates in the precision they have, and leaves out what is empty',
        () => {
          for (const date of ['05 Mar 2026', 'Mar 2026', '31 Dec 1899', 'undated']) {
            expect(text).toContain(`Decided:${lettersOf(date)}`);
          }
          expect(text.match(/Decided:/gu)).toHaveLength(6);
          expect(text.match(/Note:/gu)).toHaveLength(6);
          expect(text.match(/Link:/gu)).toHaveLength(3);
        },
      );

      test('leads to the very addresses that it was given', () => {
        if (format !== 'text') expect(links.map(decode)).toEqual(LINKS.map(decode));
        for (const link of LINKS) expect(text).toContain(lettersOf(link));
      });

      test('takes a thousand rows, each cell once and in its place', async () => {
        const made = await read(format, subject.renderer.renderList(format, THOUSAND, patient));
        const cells = Array.from(made.text.matchAll(/(?:title|note)-(\d+)-/gu), ([cell]) => cell);
        expect(cells).toEqual(ROWS.flatMap(([title, , note]) => [title, note]));
        if (format !== 'text') expect(made.links).toEqual(ROWS.map(([, , , link]) => link));
      });
    });

    describe.each(PAGE_FORMATS)('pages as %s', (format) => {
      test('hold every block, and its links lead where they should', async () => {
        const { text, links } = await read(format, subject.renderer.renderDocument(format, PAGES, patient));
        const parts = [
          'One more',
          'Again:',
          'A heading & <more>',
          'Entry 0',
          'about 0',
          'Entry 1',
          'Entry 2',
          'Another',
          'Long:',
        ];
        const places = parts.map((part) => text.indexOf(lettersOf(part)));
        expect(places).not.toContain(-1);
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
        expect(text).toContain('word4999x');
        expect(links.map(decode)).toEqual([LINKS[1]!, ...LINKS].map(decode));
      });
    });

    test('Files that are asked for at once are each what was asked for', async () => {
      const titles = ['one', 'two', 'three'];
      const made = await Promise.all(
        titles.map((title) => subject.renderer.renderList('text', { ...THOUSAND, title, rows: [] }, patient)),
      );
      expect(made.map((bytes) => new TextDecoder().decode(bytes).includes('='))).toEqual([true, true, true]);
      const texts = await Promise.all(made.map((bytes) => subject.readTexts('text', bytes)));
      expect(texts.map((text) => titles.filter((title) => text.includes(title)))).toEqual(
        titles.map((title) => [title]),
      );
    });

    test('Files wait for each other: one that is made at once is not made before a long one that was asked for first', async () => {
      const made: string[] = [];
      await Promise.all([
        subject.renderer.renderList('word', THOUSAND, patient).then(() => made.push('long')),
        subject.renderer.renderList('text', VARIOUS, patient).then(() => made.push('short')),
      ]);
      expect(made).toEqual(['long', 'short']);
    });

    test('A file that nobody waits for any more is given up, and the next one is made', async () => {
      const gone = new AbortController();
      const made = subject.renderer.renderList('pdf', THOUSAND, gone.signal);
      const next = subject.renderer.renderList('text', VARIOUS, patient);
      // By then it is being made.
      await new Promise(setImmediate);
      gone.abort(new Error('gone'));
      await expect(made).rejects.toThrow('gone');
      expect(await subject.readTexts('text', await next)).toContain('First seat');
    });

    test('A renderer that is closed ends what it makes and makes nothing more', async () => {
      const { renderer } = open();
      const outcomes = Promise.allSettled([
        renderer.renderList('pdf', THOUSAND, patient),
        renderer.renderDocument('word', PAGES, patient),
      ]);
      await renderer.close();
      expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      await expect(renderer.renderList('text', VARIOUS, patient)).rejects.toMatchObject({ code: 'library-busy' });
    });
  });
}

/** An address may be written with its signs encoded. */
function decode(link: string): string {
  return decodeURIComponent(link).replaceAll(' ', '%20');
}
