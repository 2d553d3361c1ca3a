import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FILE_FORMATS,
  PAGE_FORMATS,
  type DocumentModel,
  type DocumentRenderer,
  type FileFormat,
  type ListModel,
} from './document-renderer.ts';

/** A renderer with a way to read what it makes: all texts of a file in the order that they are read in. */
export interface RendererUnderTest {
  readonly renderer: DocumentRenderer;
  readTexts(format: FileFormat, bytes: Uint8Array): Promise<string>;
}

const patient = new AbortController().signal;
const FACTS = [
  ['Query', 'seat AND "award"'],
  ['Made', '22 Nov 2026, 14:03 UTC'],
] as const;

/** What would be a formula, markup, a setting or a path if it were read as one. */
const TRICKS = ['=1+1', '<b>bold</b>', '#import "/etc/passwd"', '*stars* _and_ $x$', '../../etc/passwd', '{{x}} \\n'];

const LIST: ListModel = {
  title: 'Seats',
  facts: FACTS,
  columns: [
    { name: 'Title', width: 40, type: 'text' },
    { name: 'Decided', width: 12, type: 'date' },
    { name: 'Pages', width: 8, type: 'number' },
    { name: 'Note', width: 30, type: 'text' },
    { name: 'Link', width: 40, type: 'link' },
  ],
  rows: [
    ['Seat of the arbitration', '2019-03', 12, 'Zürich – “seat”', 'https://ka.example/document/a'],
    ['A second seat', '', 7, '', 'https://ka.example/document/b'],
  ],
};

const PAGES: DocumentModel = {
  title: 'A record',
  facts: FACTS,
  blocks: [
    { kind: 'heading', level: 1, text: 'Results' },
    {
      kind: 'entries',
      entries: [
        { title: 'Seat', link: 'https://ka.example/document/a', about: 'Award · 2019', text: 'On the seat.' },
        { title: 'Costs', link: 'https://ka.example/document/b', about: '', text: '' },
        { title: 'Withdrawn', link: '', about: 'Withdrawn on 2 May 2026', text: '' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Searches' },
    {
      kind: 'fields',
      fields: [
        { label: 'Sorted by', value: 'Relevance', isLink: false },
        { label: 'Again', value: 'https://ka.example/search', isLink: true },
      ],
    },
    {
      kind: 'outline',
      entries: [
        { text: '1. Moorings', link: 'https://ka.example/document/m', depth: 0, about: 'Ada Lindqvist', pages: '3–28' },
        { text: 'Of ropes', link: '', depth: 1, about: '', pages: '' },
      ],
    },
  ],
};

/** Lines break where they have room to: only the letters are compared. */
const lettersOf = (text: string) => text.replaceAll(/\s+/gu, '');

/** What every renderer has to make of plain data, format by format. */
export function describeDocumentRenderer(name: string, open: () => RendererUnderTest): void {
  describe(name, () => {
    let subject: RendererUnderTest;
    beforeAll(() => {
      subject = open();
    });
    afterAll(() => subject.renderer.close());

    const readList = async (format: FileFormat, list: ListModel) =>
      lettersOf(await subject.readTexts(format, await subject.renderer.renderList(format, list, patient)));

    describe.each(FILE_FORMATS)('a list as %s', (format) => {
      test('holds its facts, its columns and every row in order', async () => {
        const text = await readList(format, LIST);
        for (const fact of FACTS.flat()) expect(text).toContain(lettersOf(fact));
        const shown = ['Title', 'Seat of the arbitration', 'Zürich – “seat”', 'A second seat', 'document/b'];
        const columns = format === 'excel' ? shown : shown.slice(1);
        const places = columns.map((part) => text.indexOf(lettersOf(part)));
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
        expect(places).not.toContain(-1);
        for (const { name: column } of LIST.columns.slice(1)) expect(text).toContain(column);
      });

      test('is data, whatever stands in it', async () => {
        const rows = TRICKS.map((trick) => [
          trick,
          '2019',
          1,
          trick,
          `https://ka.example/${encodeURIComponent(trick)}`,
        ]);
        const text = await readList(format, { ...LIST, rows });
        for (const trick of TRICKS) expect(text.split(lettersOf(trick)).length, trick).toBeGreaterThan(2);
      });

      test('is made without a single row', async () => {
        const text = await readList(format, { ...LIST, rows: [] });
        expect(text).toContain(lettersOf(FACTS[0][1]));
      });
    });

    describe.each(PAGE_FORMATS)('pages as %s', (format) => {
      test('hold title, facts and blocks from top to bottom', async () => {
        const bytes = await subject.renderer.renderDocument(format, PAGES, patient);
        const text = lettersOf(await subject.readTexts(format, bytes));
        const shown = ['A record', 'Query', 'Results', 'Seat', 'Award · 2019', 'On the seat.', 'Costs', 'Searches'];
        let from = 0;
        const below = [
          'Sorted by: Relevance',
          'Again: https://ka.example/search',
          '1. Moorings',
          'Ada Lindqvist',
          '3–28',
        ];
        for (const part of [...shown, ...below, 'Of ropes']) {
          const at = text.indexOf(lettersOf(part), from);
          expect(at, part).toBeGreaterThanOrEqual(from);
          from = at + lettersOf(part).length;
        }
      });
    });

    test('Nothing is made for somebody who has gone', async () => {
      const gone = AbortSignal.abort(new Error('gone'));
      await expect(subject.renderer.renderList('excel', LIST, gone)).rejects.toThrow('gone');
      await expect(subject.renderer.renderDocument('word', PAGES, gone)).rejects.toThrow('gone');
    });
  });
}
