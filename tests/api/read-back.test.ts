import { parseFragment, serializeOuter } from 'parse5';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { followWords, splitComparable } from '#tests/support/read-back/follow-words.ts';
import { hasProgram, readByLibreOffice, readByPoppler } from '#tests/support/read-back/programs.ts';
import { readDrawnText } from '../long/read-drawn-text.ts';

const server = new TestServer();
const HOST = 'ka.localhost:8080';
/** So much of a text is found again; of a short one all but a word that its page divides, and the one beside it. */
const LEAST = 0.999;
const DIVIDED = 2;
/** A page of notes, or the head and foot of a page, may come between two words of a text. */
const PAGE = 900;

/** One file of each format that there is an importer for, and what it makes of the demo library. */
const FORMATS = [
  'akn',
  'bits',
  'courtlistener',
  'docx',
  'gii',
  'html',
  'jats',
  'jsonl',
  'markdown',
  'oldp',
  'pdf',
  'text',
  'uslm',
];
const DEMO = [
  ...[1, 2, 3, 5, 8, 13, 21, 34].map((number) => `awards/ka-award-0${String(number).padStart(2, '0')}.md`),
  ...['awards/ka-award-043.md', 'treaties', 'rules'],
];
const COUNT = 40;

/** How a note is marked: Word numbers those of a file, whatever the source has. */
const MARK = /<(\w+) class="mark">.*?<\/\1>/su;

interface Expected {
  readonly id: string;
  /** The words of the text without its notes, tables and lists included. */
  readonly text: readonly string[];
  /** Of tables in which a cell spans rows: it is written once, at the row in which another program comes to it. */
  readonly spanned: readonly string[];
  /** Of each note. */
  readonly notes: readonly (readonly string[])[];
}

const expected: Expected[] = [];

beforeAll(async () => {
  await server.temporary.import({
    roots: FORMATS.map((format) => join(PRODUCT.root, 'tests/fixtures', format)),
    editions: ['KA'],
  });
  const roots = DEMO.map((path) => join(PRODUCT.demoFolder, 'ka', path));
  const { refused } = await server.temporary.import({ roots, editions: ['KA'] });
  expect(refused).toEqual([]);
  await server.open();
  for (const id of listTexts()) {
    const shown = await readScreen(id);
    if (shown.text.length > 0 && expected.length < COUNT) expected.push(shown);
  }
}, 180_000);

afterAll(() => server.close());

/** Ids of what has a text, in the order in which it was imported. */
function listTexts(): string[] {
  const path = join(server.temporary.config.dataFolder, 'library.db');
  const database = new SqliteDatabase(path, { readOnly: true });
  const rows = database.all<{ id: string }>('SELECT id FROM document WHERE removed_at IS NULL ORDER BY number');
  database.close();
  return rows.map(({ id }) => id);
}

/** Everything that the page of a document shows of its text. */
async function readScreen(id: string): Promise<Expected> {
  const { headers } = await server.signIn('kapp');
  const asked = { host: HOST, headers };
  const { content, contentTo, parts } = await server.call(getDocument, { ...asked, query: { id } });
  const html = [content];
  for (let from = contentTo; from < parts.length;) {
    const more = await server.call(getDocumentPart, { ...asked, query: { id, from, to: from + 16 } });
    html.push(...more.parts);
    from = more.to;
  }
  const blocks = parseFragment(html.join('')).childNodes.flatMap((node) => ('attrs' in node ? [node] : []));
  const isNote = (block: (typeof blocks)[number]) =>
    block.attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes('footnote'));
  const isSpanned = (block: (typeof blocks)[number]) => /rowspan="(?!1")/u.test(serializeOuter(block));
  const words = (some: typeof blocks) =>
    splitComparable(some.map((block) => readDrawnText(serializeOuter(block))).join('\n'));
  return {
    id,
    text: words(blocks.filter((block) => !isNote(block) && !isSpanned(block))),
    spanned: words(blocks.filter(isSpanned)),
    notes: blocks
      .filter(isNote)
      .map((block) => splitComparable(readDrawnText(serializeOuter(block).replace(MARK, '')))),
  };
}

/** All of them as one file. */
async function download(format: 'pdf' | 'word'): Promise<Uint8Array> {
  const { headers } = await server.signIn('kapp');
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'documents', ids: expected.map(({ id }) => ({ id })) },
    headers: { ...headers, host: HOST, 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(200);
  return new Uint8Array(response.rawPayload);
}

/** What a program does not give back of the texts in their order, and of their notes in theirs. */
function listLost(output: readonly string[]): string[] {
  const lost: string[] = [];
  let at = 0;
  for (const { id, text, spanned, notes } of expected) {
    const gone = spanned.filter((word) => followWords([word], output, output.length).found === 0);
    if (gone.length > 0) lost.push(`${id}, in tables: ${gone.join(' ')}`);
    // Its title page and the contents come between the texts.
    const begins = findBeginning(text, output, at);
    const { found, missing } = followWords(text, output.slice(begins), PAGE);
    if (found < Math.min(text.length * LEAST, text.length - DIVIDED))
      lost.push(`${id}: ${found} of ${text.length}, ${missing.slice(0, 5).join('; ')}`);
    at = begins;
    let after = begins;
    for (const note of notes) {
      after = findBeginning(note, output, after);
      const { found: there, missing: others } = followWords(note, output.slice(after), PAGE);
      if (there < note.length) lost.push(`${id}, note: ${there} of ${note.length}, ${others.slice(0, 5).join('; ')}`);
    }
  }
  return lost;
}

/** Where words begin: the first place at which the first of them follow each other. */
function findBeginning(words: readonly string[], output: readonly string[], from: number): number {
  const head = words.slice(0, 6);
  for (let at = from; at < output.length; at += 1) {
    if (head.every((word, index) => output[at + index] === word)) return at;
  }
  return from;
}

describe('40 documents of all formats, read back from one file by other programs', () => {
  it('are documents of all formats, with notes and tables', () => {
    expect(expected).toHaveLength(COUNT);
    expect(expected.flatMap(({ notes }) => notes).length).toBeGreaterThan(40);
  });

  it.skipIf(!hasProgram('pdftotext'))(
    'have each word, note and cell in its order as PDF, as poppler reads it',
    async () => {
      expect(listLost(splitComparable(readByPoppler(await download('pdf'))))).toEqual([]);
    },
  );

  it.skipIf(!hasProgram('soffice'))(
    'have each word, note and cell in its order as Word, as LibreOffice reads it',
    async () => {
      expect(listLost(splitComparable(readDrawnText(readByLibreOffice(await download('word')))))).toEqual([]);
    },
  );
});
