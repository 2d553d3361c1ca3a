import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCase, getCaseToc, getProceeding } from '#contract/case.ts';
import { searchChapters } from '#contract/chapter-search.ts';
import { resolveCitations } from '#contract/citations.ts';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { getDocument, getDocumentAnchor, getDocumentPart } from '#contract/document.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { keepReadingPlace } from '#contract/reading-places.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

/** Of the former text, of what another edition holds. */
const SECRET = 'quondamquay';
const SECRET_TITLE = 'Quondam title';
const FOREIGN_TITLE = 'Foreign commentary';

const write = (name: string, ...documents: readonly object[]) =>
  server.temporary.write(`${name}.jsonl`, jsonLines(...documents));
const importAs = async (edition: 'KA' | 'KIPL', ...names: readonly string[]) => {
  const roots = names.map((name) => `${server.temporary.files}/${name}`);
  expect((await server.temporary.import({ roots, editions: [edition] })).refused).toEqual([]);
};

beforeAll(async () => {
  // Closed once, open today; its first paragraph stands in both.
  const html = (words: string) => `<p>1. The seat is Oslo.</p><p>2. ${words}</p>`;
  write('act', { id: 'act', title: SECRET_TITLE, html: html(`The ${SECRET}.`), subscriptions: ['KAPP'] });
  // Open once, closed today.
  write('wide', { id: 'wide', title: 'Wide', text: 'Once open.' });
  // In another edition once, in this one, too, today.
  write('moved', { id: 'moved', title: 'Moved', text: 'Elsewhere once.', editions: ['KIPL'] });
  await importAs('KA', 'act.jsonl', 'wide.jsonl');
  await importAs('KIPL', 'moved.jsonl');
  write('act', { id: 'act', title: 'Act of today', html: html('New words.') });
  write('wide', { id: 'wide', title: 'Wide', text: 'Now closed.', subscriptions: ['KAPP'] });
  write('moved', { id: 'moved', title: 'Moved', text: 'Here today.', editions: ['KIPL', 'KA'] });
  await importAs('KA', 'act.jsonl', 'wide.jsonl', 'moved.jsonl');
  await importForeign();
  await server.open();
}, 60_000);

/** What another edition holds and cites, and all that names it here. */
async function importForeign(): Promise<void> {
  const cites = '<p>See <a href="doc:act">the act</a>.</p>';
  const named = { citations: ['[2020] FOR 7'], case: 'case-1' };
  const foreign = { title: FOREIGN_TITLE, type: 'Award', html: cites };
  write('foreign', { ...foreign, ...named, id: 'foreign' }, { ...foreign, id: 'foreign-2' });
  await importAs('KIPL', 'foreign.jsonl');
  const led = '<p>Read <a href="doc:foreign">what they say</a> and <a href="doc:act">the act</a>.</p>';
  write('linker', {
    id: 'linker',
    title: 'Linker',
    html: led,
    references: [{ target: 'foreign', label: 'Their work' }],
  });
  server.temporary.write(
    'led/cases/one.yaml',
    'id: case-1\ncaseNo: C-1\ncaseName: One v. Two\nproceedings:\n  - id: p1\n    title: Proceeding\n    documents:\n      - { id: foreign, title: Their award, primary: true }\n      - { id: act, title: The act }\n      - { id: nowhere, title: Unknown paper }\n',
  );
  server.temporary.write(
    'led/book/publication.yaml',
    'id: book\ntitle: On seats\ntype: Book\ncontents:\n  - { label: Their chapter, document: foreign }\n  - { label: The act, document: act }\n',
  );
  await importAs('KA', 'linker.jsonl', 'led');
}

afterAll(() => server.close());

/** What a reader of KA without Practice Plus gets. */
const send = async (call: Parameters<typeof server.send>[0], asked: object) => {
  const { headers } = await server.signIn('ka');
  return server.send(call, { ...asked, headers });
};
const ask = async (call: Parameters<typeof server.send>[0], asked: object) => (await send(call, asked)).body;

describe('A former text that is closed to a reader who may have the document (OP-204)', () => {
  it('is read by whoever has the codes of both', async () => {
    const former = await server.call(getDocument, { query: { id: 'act', version: 1 } });
    expect(former.content).toContain(SECRET);
    expect(former.versions.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  });

  it('is refused in words by every call that names a version: with who holds it, and the newest', async () => {
    const calls = [
      [getDocument, { query: { id: 'act', version: 1 } }],
      [getDocument, { query: { id: 'act', version: 1, anchor: 'p1', searchTerm: SECRET } }],
      [getDocumentPart, { query: { id: 'act', version: 1, from: 0, to: 1 } }],
      [getDocumentAnchor, { query: { id: 'act', version: 1, anchor: 'p2' } }],
      [getDocumentChanges, { query: { id: 'act', from: 1 } }],
      [getDocumentChanges, { query: { id: 'act', from: 2, to: 1 } }],
      [keepReadingPlace, { body: { id: 'act', version: 1, anchor: 'p1' } }],
      ...Object.values(DOWNLOADS).map(
        (call) => [call, { body: { kind: 'document', ids: [{ id: 'act' }], version: 1 } }] as const,
      ),
    ] as const;
    for (const [call, asked] of calls) {
      const sent = await send(call, asked);
      expect(sent.body, call.path).not.toMatch(/quondam/iu);
      if (sent.statusCode === 422) continue;
      expect(sent.statusCode, call.path).toBe(403);
      expect(sent.json(), call.path).toMatchObject({
        code: 'version-not-included',
        details: {
          id: 'act',
          title: 'Act of today',
          version: 1,
          newest: 2,
          heldBy: ['Practice Plus'],
          reason: 'Version 1 comes with Practice Plus.',
        },
      });
    }
  });

  it('is listed with a padlock, and its words stand in nothing that shows the newest', async () => {
    const sent = await send(getDocument, { query: { id: 'act', anchor: 'p2' } });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).not.toMatch(/quondam/iu);
    expect(sent.json()).toMatchObject({
      versions: [
        { version: 2, isOpen: true },
        { version: 1, isOpen: false, isKept: true },
      ],
    });
    for (const anchor of ['p1', 'p2', 'p2:4-15', 'b2', 'p9']) {
      expect(await ask(getDocumentAnchor, { query: { id: 'act', anchor } }), anchor).not.toMatch(/quondam/iu);
    }
    for (const path of ['/document/act', '/document/act?v=1', '/document/act?from=1', '/document/case/case-1/p1/act']) {
      const { headers } = await server.signIn('ka');
      const page = await server.app.inject({ url: path, headers: { host: 'ka.localhost', ...headers } });
      expect(page.body, path).not.toMatch(/quondam/iu);
    }
  });

  it('is closed, too, where the document is closed today, and where it was never in this edition', async () => {
    expect((await send(getDocument, { query: { id: 'wide', version: 1 } })).json()).toMatchObject({
      code: 'document-not-included',
    });
    expect((await server.call(getDocument, { query: { id: 'wide', version: 1 } })).content).toContain('Once open.');
    for (const reader of ['ka', 'kapp']) {
      const { headers } = await server.signIn(reader);
      const refusal = await server.refuse(getDocument, { query: { id: 'moved', version: 1 }, headers });
      expect(refusal).toMatchObject({ code: 'version-not-included', details: { heldBy: [] } });
      expect(JSON.stringify(refusal)).not.toContain('Elsewhere once');
    }
    const there = { query: { id: 'moved', version: 1 }, host: 'kipl.localhost' };
    expect((await server.call(getDocument, there)).content).toContain('Elsewhere once.');
  });
});

describe('A document of another edition (OP-122)', () => {
  it('that cites is a number, and has neither a name nor an address', async () => {
    for (const id of ['act', 'linker']) {
      const sent = await send(getDocument, { query: { id } });
      expect(sent.statusCode).toBe(200);
      expect(sent.body).not.toContain(FOREIGN_TITLE);
      expect(sent.body, id).not.toContain('document/foreign');
    }
    expect(await server.call(getDocument, { query: { id: 'act' } })).toMatchObject({
      citedBy: [{ displayValue: 'Linker' }, { displayValue: 'On seats' }],
      citedByClosed: { count: 2, isExact: true },
    });
    const ofCase = await server.call(getCase, { query: { caseId: 'case-1' } });
    expect(ofCase).toMatchObject({
      citedBy: [{ title: 'Linker' }, { title: 'On seats' }],
      citedByClosed: { count: 1 },
      related: [],
    });
    expect(JSON.stringify(ofCase)).not.toMatch(/foreign/iu);
    const there = await server.call(getDocument, { query: { id: 'foreign' }, host: 'kipl.localhost' });
    expect(there.title).toBe(FOREIGN_TITLE);
  });

  it('is what a text links to no longer, and the words of the link stay', async () => {
    const { content } = await server.call(getDocument, { query: { id: 'linker' } });
    expect(content).toContain('what they say');
    expect(content).toContain('/document/act');
    const body = { kind: 'document', ids: [{ id: 'linker' }] };
    const { headers } = await server.signIn('ka');
    const file = unzipSync((await server.send(DOWNLOADS.word, { body, headers })).rawPayload);
    const parts = Object.values(file)
      .map((part) => strFromU8(part))
      .join('\n');
    expect(parts).toContain('what they say');
    expect(parts).toContain('/document/act');
    expect(parts).not.toContain('document/foreign');
  });

  it('leads nowhere from the papers of a case, the contents of a book and a list of citations', async () => {
    const [toc] = await server.call(getCaseToc, { query: { caseId: 'case-1' } });
    expect(toc?.documents).toEqual([
      { title: 'Their award', documentId: 'foreign', isHeld: false, isOpen: false },
      { title: 'The act', documentId: 'act', isHeld: true, isOpen: true },
      { title: 'Unknown paper', documentId: 'nowhere', isHeld: false, isOpen: false },
    ]);
    const of = { query: { caseId: 'case-1', proceedingId: 'p1' } };
    expect((await server.call(getProceeding, of)).proceedingDocuments.map(({ isHeld }) => isHeld)).toEqual([
      false,
      true,
      false,
    ]);
    const { tocNodes } = await server.call(getPublicationDetail, { query: { documentId: 'book' } });
    expect(tocNodes.map(({ docId }) => docId)).toEqual([null, 'act']);
    const chapters = { bookTocId: 'book', term: 'act', chapters: tocNodes.map(({ id }) => id) };
    expect(await ask(searchChapters, { query: chapters, body: chapters })).not.toContain('foreign');
    const cited = await ask(resolveCitations, { body: { citations: ['[2020] FOR 7'] } });
    expect(cited).not.toContain(FOREIGN_TITLE);
  });
});
