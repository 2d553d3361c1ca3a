import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCase, getCaseToc, getProceeding, getProceedingDocument } from '#contract/case.ts';
import { getDocument, getDocumentAnchor, getDocumentPart } from '#contract/document.ts';
import { searchChapters } from '#contract/chapter-search.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { downloadExcel } from '#contract/download.ts';
import { getCover, getPdf } from '#contract/file.ts';
import { filter, search as searchCall, type SearchQuery } from '#contract/search.ts';
import { EDITIONS } from '#editions/editions.ts';
import { FileService } from '#server/features/reading/file.service.ts';
import { createFolderOfFiles } from '#server/adapters/system/folder-of-files.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';

const server = new TestServer();
const random = createRandom(20260504);

/** What the reduced Handbook subscription opens. */
const HANDBOOK = EDITIONS.KA.subscriptions.find(({ code }) => code === 'IHB')!.publications[0]!;
const CODES = ['KA', 'KAPP', 'DEFAULT', 'YB', 'IHB'] as const;
const READERS = ['ka', 'kapp', 'default', 'yb', 'ihb'] as const;

interface RandomDocument {
  readonly id: string;
  readonly codes: readonly string[];
  readonly inHandbook: boolean;
  /** Occurs in this document alone. */
  readonly rarest: string;
  readonly sentences: readonly string[];
}

const WORDS =
  'seat award tribunal quay hull freight notice breach interest cost panel hearing claim defence expert harbour'.split(
    ' ',
  );

const documents = Array.from({ length: 60 }, (_, index) => createDocument(index, random));

function createDocument(index: number, next: Random): RandomDocument {
  const words = Array.from({ length: 400 }, () => WORDS[Math.floor(next() * WORDS.length)]!);
  const sentences = Array.from({ length: 20 }, (_, n) => `${words.slice(n * 20, n * 20 + 20).join(' ')} ${n}${index}.`);
  const rarest = `rare${index}word`;
  sentences[7] = `Only here stands ${rarest} among ${sentences[7]}`;
  const codes = next() < 0.4 ? [] : CODES.filter(() => next() < 0.4);
  return { id: `random-${index}`, codes, inHandbook: next() < 0.3, rarest, sentences };
}

function writeMarkdown({ id, codes, inHandbook, sentences }: RandomDocument): string {
  const publication = inHandbook ? `publication: ${HANDBOOK}\n` : '';
  return `---
id: ${id}
title: Title of ${id}
type: Award
authors: [Ada Lindqvist]
court: Court of Appeal
summary: Summary of ${id}.
publicationDate: 2020-03-04
subscriptions: [${codes.join(', ')}]
${publication}---

## Reasons

${sentences.join('\n\n')}
`;
}

/** The rule of the decisions, written a second time. */
function mayRead(reader: string, { codes, inHandbook }: RandomDocument): boolean {
  const code = reader.toUpperCase();
  if (codes.includes(code)) return true;
  if (code === 'IHB') return inHandbook;
  return code !== 'YB' && codes.length === 0;
}

beforeAll(async () => {
  const { temporary } = server;
  temporary.write(
    'handbook/publication.yaml',
    `id: ${HANDBOOK}\ntype: Book\ntitle: The Handbook\ncontents:\n  - label: Part of the contents\n    children:\n      - { label: A chapter, document: random-0 }\n`,
  );
  temporary.write(
    'quays/publication.yaml',
    'id: mixed-book\ntype: Book\ntitle: On mixed things\ncontents:\n  - label: Part\n    children:\n      - { label: Closed, document: pp-award }\n      - { label: Open, document: free-award }\n      - { label: Missing, document: nowhere }\n',
  );
  temporary.write(
    'closed/publication.yaml',
    'id: closed-book\ntype: Book\ntitle: Hulls and their Law\neditors: [Ada Lindqvist]\npublicationDate: 2021-05\nisbn: 9780000000026\ndescriptiveText: On hulls of every kind.\ncontents:\n  - label: Part I. Steel\n    children:\n      - { label: 1. Plates, document: closed-chapter, pages: 3-28 }\n',
  );
  temporary.write(
    'closed/chapter.md',
    '---\nid: closed-chapter\ntitle: Plates\ntype: Book chapter\npublication: closed-book\nsummary: What a plate is.\n---\n\n## Of zylonite\n\nPlates of zylonite bend[^1].\n\n[^1]: So they say in Quorvale.\n',
  );
  for (const document of documents) temporary.write(`random/${document.id}.md`, writeMarkdown(document));
  temporary.write(
    'pp.md',
    '---\nid: pp-award\ntitle: For Practice Plus\ntype: Award\nsubscriptions: [KAPP]\ncase: case-1\n---\n\n## I. Facts\n\n1. Nobody else reads xylograph.\n\n## II. Reasons\n\n2. Nor this.\n',
  );
  temporary.write('free.md', '---\nid: free-award\ntitle: For all\ntype: Award\ncase: case-1\n---\n\n1. Open text.\n');
  temporary.write(
    'cases/case.yaml',
    'id: case-1\ncaseNo: C-1\ncaseName: One v. Two\nproceedings:\n  - id: p1\n    title: Proceeding\n    documents:\n      - { id: pp-award, title: Closed award, primary: true }\n      - { id: free-award, title: Open award }\n',
  );
  await temporary.import();
  await server.open();
});

afterAll(() => server.close());

const as = async (reader: string) => ({ headers: (await server.signIn(reader)).headers });
const search = async (reader: string, query: SearchQuery) => server.search(query, await as(reader));
const open = async (reader: string, id: string) =>
  server.send(getDocument, { query: { id, searchTerm: id }, ...(await as(reader)) });

/** What a search says of a document: its hit, or why there is none for those who have no page to search (OP-38). */
async function searchFor(reader: string, document: RandomDocument, isOpen: boolean): Promise<string> {
  const body = { q: document.rarest };
  if (reader === 'ihb') {
    const refused = await server.refuse(searchCall, { path: SEARCH, body, ...(await as(reader)) });
    expect(refused).toMatchObject({ status: 403, code: 'not-subscribed' });
    return JSON.stringify(refused);
  }
  const found = await search(reader, body);
  const beside = await search(reader, { ...body, scope: 'closed' });
  expect([found.total, found.closed?.count, beside.total]).toEqual(isOpen ? [1, 0, 0] : [0, 1, 1]);
  const hit = (isOpen ? found : beside).hits[0]!;
  expect(hit).toMatchObject({ id: document.id, isOpen, title: `Title of ${document.id}` });
  if (!isOpen) expect(hit).toMatchObject({ excerpt: [], termCounts: [], markedTitle: { marks: [] } });
  return JSON.stringify(hit);
}

const SEARCH = { endpoint: 'documentSearch' };

describe('closed documents', () => {
  it.each(READERS)('never let a word of their text out to a reader with %s (SH-015, ERR-004)', async (reader) => {
    for (const document of documents) {
      const isOpen = mayRead(reader, document);
      const hit = await searchFor(reader, document, isOpen);
      const details = await open(reader, document.id);
      expect(details.statusCode, `${document.id} for ${reader}`).toBe(isOpen ? 200 : 403);
      if (isOpen) continue;
      const { id } = document;
      const who = await as(reader);
      const parts = await server.send(getDocumentPart, { query: { id, from: 0, to: 9 }, ...who });
      const inCase = await server.send(getProceedingDocument, { query: { docId: id }, ...who });
      const anchor = await server.send(getDocumentAnchor, { query: { id, anchor: 'b1' }, ...who });
      expect([parts.statusCode, inCase.statusCode, anchor.statusCode]).toEqual([403, 403, 403]);
      const said = [hit, details.body, parts.body, inCase.body].join('\n');
      expect(document.sentences.filter((sentence) => said.includes(sentence.slice(0, 40)))).toEqual([]);
      expect(said).not.toContain(document.rarest);
    }
  });

  it('stand apart from results and filters, in a list of their own with what holds them (OP-169, SH-025)', async () => {
    const [reduced, full] = [await search('yb', { q: 'xylograph' }), await search('kapp', { q: 'xylograph' })];
    expect([reduced.total, reduced.hits]).toEqual([0, []]);
    expect(reduced.closed).toEqual({ count: 1, isExact: true });
    const closed = await search('yb', { q: 'xylograph', scope: 'closed' });
    expect(closed.hits).toMatchObject([{ id: 'pp-award', isOpen: false, heldBy: ['Practice Plus'], excerpt: [] }]);
    expect(full.hits[0]).toMatchObject({ isOpen: true, heldBy: [], termCounts: [1] });
    const asked = { path: { endpoint: 'documentSearch' }, body: { q: 'xylograph' } };
    const filters = async (reader: string) => server.call(filter, { ...asked, ...(await as(reader)) });
    const counted = (await filters('yb')).flatMap(({ filterItems }) => filterItems.map(({ count }) => count));
    expect(counted.every((count) => count === 0)).toBe(true);
    expect(JSON.stringify(await filters('kapp'))).toContain('"count":1');
  });

  it('are answered 403 with title, metadata, contents, holder and whom to ask, and nothing else (ERR-004)', async () => {
    const query = { id: 'pp-award', searchTerm: 'xylograph', anchor: 'p1' };
    const refused = await server.refuse(getDocument, { query, ...(await as('ka')) });
    expect(refused).toMatchObject({ status: 403, code: 'document-not-included' });
    expect(refused.details).toEqual({
      id: 'pp-award',
      title: 'For Practice Plus',
      type: 'Award',
      authors: [],
      contents: [
        { label: 'I. Facts', level: 1 },
        { label: 'II. Reasons', level: 1 },
      ],
      heldBy: ['Practice Plus'],
      contact: expect.stringContaining('@'),
    });
  });

  it('carry a padlock in the lists of their case, which opens all the same (SH-025)', async () => {
    const query = { caseId: 'case-1' };
    const [first] = await server.call(getCaseToc, { query, ...(await as('ka')) });
    expect(first?.documents).toEqual([
      { title: 'Closed award', documentId: 'pp-award', isHeld: true, isOpen: false },
      { title: 'Open award', documentId: 'free-award', isHeld: true, isOpen: true },
    ]);
    const asked = { query: { ...query, proceedingId: 'p1' }, ...(await as('ka')) };
    const { proceedingDocuments } = await server.call(getProceeding, asked);
    expect(proceedingDocuments.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect((await server.refuse(getCase, { query, ...(await as('yb')) })).status).toBe(403);
  });

  it('carry a padlock in the contents of a publication that is open, for the codes that do not hold them (SH-025)', async () => {
    const list = async (reader: string) => {
      const asked = { query: { documentId: 'mixed-book' }, ...(await as(reader)) };
      const part = (await server.call(getPublicationDetail, asked)).tocNodes[0]!;
      return [part, ...part.children].map(({ label, isOpen, docId }) => [label, isOpen, docId]);
    };
    const rest = [
      ['Open', true, 'free-award'],
      ['Missing', true, null],
    ];
    expect(await list('ka')).toEqual([['Part', true, null], ['Closed', false, 'pp-award'], ...rest]);
    expect(await list('kapp')).toEqual([['Part', true, null], ['Closed', true, 'pp-award'], ...rest]);
  });

  it('that are publications show their contents in the refusal, and open for the code that names them', async () => {
    const query = { documentId: HANDBOOK };
    const closed = await server.refuse(getPublicationDetail, { query, ...(await as('yb')) });
    expect(closed.status).toBe(403);
    expect(closed.details?.contents).toEqual([
      { label: 'Part of the contents', level: 1 },
      { label: 'A chapter', level: 2 },
    ]);
    const opened = await server.call(getPublicationDetail, { query, ...(await as('ihb')) });
    expect(opened.publicationTitle).toBe('The Handbook');
  });

  it('that are books show their facts and no word of their chapters, through any of their calls (SR-160, ERR-004, OP-17)', async () => {
    const who = await as('yb');
    const holders = EDITIONS.KA.subscriptions.filter(({ reduced }) => !reduced).map(({ name }) => name);
    const facts = {
      id: 'closed-book',
      title: 'Hulls and their Law',
      type: 'Book',
      date: '2021-05',
      authors: ['Ada Lindqvist'],
      summary: 'On hulls of every kind.',
      contents: [
        { label: 'Part I. Steel', level: 1 },
        { label: '1. Plates', level: 2 },
      ],
      heldBy: holders,
      contact: expect.stringContaining('@'),
    };
    const chapters = { bookTocId: 'closed-book', searchTerm: 'zylonite' };
    const contents = { kind: 'toc' as const, ids: [{ id: 'closed-book' }] };
    const answers = await Promise.all([
      server.send(getDocument, { query: { id: 'closed-book', searchTerm: 'zylonite' }, ...who }),
      server.send(getPublicationDetail, { query: { documentId: 'closed-book' }, ...who }),
      server.send(searchChapters, { query: chapters, body: ['any'], ...who }),
      server.send(downloadExcel, { body: contents, ...who }),
    ]);
    for (const answer of answers) {
      expect(parseRefusal(answer)).toMatchObject({ status: 403, code: 'document-not-included' });
      expect(parseRefusal(answer).details).toEqual(facts);
      expect(answer.body).not.toMatch(/zylonite|Quorvale|What a plate is/u);
    }
    // Its chapter says what it is, and of the book its title.
    const chapter = await server.send(getDocument, { query: { id: 'closed-chapter' }, ...who });
    expect(parseRefusal(chapter).details).toMatchObject({
      title: 'Plates',
      publication: 'Hulls and their Law',
      summary: 'What a plate is.',
      contents: [{ label: 'Of zylonite', level: 1 }],
    });
    expect(chapter.body).not.toContain('Quorvale');
    const cover = await server.send(getCover, { path: { file: 'closed-book.svg' }, ...who });
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(cover.body).not.toContain('zylonite');
  });

  it('stay closed whatever codes the cookies of the browser claim (SH-021)', async () => {
    const { headers, cookie } = await server.signIn('ka');
    const claim = 'subscription=KAPP; subscription_session=KAPP';
    const asked = { query: { id: 'pp-award' }, headers: { ...headers, cookie: `${cookie}; ${claim}` } };
    expect((await server.refuse(getDocument, asked)).status).toBe(403);
  });

  it('and open ones alike need a subscription (SH-017)', async () => {
    const query = { id: 'free-award' };
    expect((await server.refuse(getDocument, { query, headers: {} })).status).toBe(401);
    expect((await server.refuse(getDocument, { query, ...(await as('none')) })).status).toBe(403);
  });
});

describe('the PDFs of the AI hub', () => {
  const [file] = EDITIONS.KA.files;
  const get = async (reader: string, name: string) =>
    server.send(getPdf, { path: { file: name }, ...(await as(reader)) });

  it('are shown inline as what they are (SR-012, SR-013)', async () => {
    for (const { name } of EDITIONS.KA.files) {
      const { statusCode, headers, body } = await get('kapp', name);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      });
      expect(body.slice(0, 5)).toBe('%PDF-');
    }
  });

  it('are locked for the arbitration subscription and for reduced ones, in words (SH-025, SH-027)', async () => {
    for (const reader of ['ka', 'yb']) {
      const { status, details } = parseRefusal(await get(reader, file!.name));
      expect(status).toBe(403);
      expect(details).toMatchObject({ title: file!.title, heldBy: expect.arrayContaining(['Practice Plus']) });
    }
  });

  it.each([
    '..',
    '%2e%2e',
    '..%2f..%2fpackage.json',
    '%2fetc%2fpasswd',
    'ka%2fdrafting-with-language-models.pdf',
    '..%5cpackage.json',
    'drafting-with-language-models.pdf%00',
    'drafting-with-language-models.pdf%00.pdf',
    '%252e%252e%252fpackage.json',
    'Drafting-With-Language-Models.pdf',
    'unknown.pdf',
    'package.json',
  ])('are found by their names alone: %s is not found (SR-012)', async (name) => {
    const address = { ...getPdf, path: getPdf.path.replace('{file}', name) };
    const refused = await server.refuse(address, await as('kapp'));
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused)).not.toMatch(/work|home|content|node_modules/);
  });

  it('are no links to files elsewhere, and a file that is missing is not found (SR-012)', async () => {
    const folder = join(server.temporary.folder, 'house');
    mkdirSync(join(folder, 'ka'), { recursive: true });
    const secret = join(server.temporary.folder, 'secret');
    writeFileSync(secret, randomBytes(8));
    const files = new FileService(createFolderOfFiles(folder));
    const reader = createOperatorReader(EDITIONS.KA);
    await expect(files.getFile(reader, file!.name)).rejects.toMatchObject({ status: 404 });
    symlinkSync(secret, join(folder, 'ka', file!.name));
    await expect(files.getFile(reader, file!.name)).rejects.toMatchObject({ status: 404 });
    rmSync(folder, { recursive: true });
  });
});
