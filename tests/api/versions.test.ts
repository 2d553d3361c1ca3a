import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { getDocument, getDocumentAnchor, getDocumentPart } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

const writeRules = (title: string, ...paragraphs: readonly string[]) =>
  server.temporary.write(
    'rules.md',
    `---\nid: rules\ntitle: ${title}\ntype: Rules\nkeywords: [${title}]\n---\n\n## Scope\n\n${paragraphs.join('\n\n')}\n`,
  );
const writeClosed = (words: string) =>
  server.temporary.write(
    'closed.md',
    `---\nid: closed\ntitle: Closed\ntype: Award\nsubscriptions: [KAPP]\n---\n\n1. ${words}\n`,
  );
/** A book with these chapters. */
const writeBook = (...labels: readonly string[]) =>
  server.temporary.write(
    'publication.yaml',
    `id: book\ntitle: On ships\ntype: Book\ncontents:\n${labels.map((label) => `  - { label: ${label} }\n`).join('')}`,
  );
/** A long text whose every paragraph begins with the version it is of, and has words of its own. */
const writeLong = (mark: string, end = '') => {
  const paragraphs = Array.from({ length: 2500 }, (_, n) => {
    const own = Array.from({ length: 24 }, (_unused, at) => `quay${n}x${at}`);
    return `<p>${mark}${n}. ${own.join(' ')}</p>`;
  });
  server.temporary.write('long.jsonl', jsonLines({ id: 'long', title: 'Long', html: paragraphs.join('') + end }));
};
const importAll = async () => expect((await server.temporary.import()).refused).toEqual([]);

beforeAll(async () => {
  writeRules('Rules of 2012', '1. The vanished quay.', '2. The seat is Oslo.');
  writeLong('old', '<p>Here it ended.</p>');
  writeBook('Hulls', 'Masts');
  await importAll();
  await server.temporary.withWriter(async ({ writer }) => {
    await writer.open();
    writeRules('Rules of 2017', '1. The seat is Bergen.');
    writeClosed('The former secret.');
  });
  await importAll();
  await server.temporary.withWriter(async ({ writer }) => {
    await writer.open();
    const nothing = { dryRun: false, signal: new AbortController().signal, onProgress: () => {} };
    await writer.prune({ ...nothing, keep: 0, before: undefined });
  });
  writeRules('Rules of 2021', '1. New.', '2. The seat is Bergen.');
  writeClosed('The present secret.');
  writeLong('new');
  writeBook('Anchors', 'Hulls');
  await importAll();
  await server.open();
});

afterAll(() => server.close());

const open = (id: string, version?: number, rest: { searchTerm?: string; anchor?: string } = {}) =>
  server.call(getDocument, { query: { id, ...(version === undefined ? {} : { version }), ...rest } });

describe('a document with former versions', () => {
  it('OP-115: is shown as it is, and says which versions there were and which of them are kept', async () => {
    const newest = await open('rules');
    expect(newest).toMatchObject({ title: 'Rules of 2021', version: 3 });
    expect(newest.versions).toMatchObject([
      { version: 3, replacedAt: null, isKept: true },
      { version: 2, replacedAt: newest.versions[0]!.importedAt, isKept: true },
      { version: 1, replacedAt: newest.versions[1]!.importedAt, isKept: false },
    ]);
    expect(await open('rules', 3)).toEqual(newest);
  });

  it('OP-119: names the chapters that left the contents of a book, with the day', async () => {
    const { formerNodes, tocNodes } = await server.call(getPublicationDetail, { query: { documentId: 'book' } });
    expect(formerNodes).toEqual([
      { id: expect.any(String), label: 'Masts', removedAt: (await open('book')).versions[1]!.replacedAt },
    ]);
    expect(tocNodes.map(({ id }) => id)).not.toContain(formerNodes[0]!.id);
  });

  it('is shown with the record, the contents and the text that it had in a version', async () => {
    const former = await open('rules', 2, { anchor: 'p1' });
    expect(former).toMatchObject({ id: 'rules', title: 'Rules of 2017', version: 2, keyWords: ['Rules of 2017'] });
    expect(former.content).toContain('The seat is Bergen.');
    expect(former.content).not.toContain('New.');
    expect(former.anchorPart).toBe(0);
    expect(former.tocItems).toMatchObject([{ label: '1. Scope' }]);
    expect(former.versions).toEqual((await open('rules')).versions);
  });

  it('OP-175: is found and marked only as it is', async () => {
    expect((await server.search({ q: 'vanished' })).hits).toEqual([]);
    expect((await server.search({ q: 'Bergen' })).hits).toHaveLength(1);
    expect((await open('rules', undefined, { searchTerm: 'Bergen' })).highlights?.total).toBe(1);
    const former = await open('rules', 2, { searchTerm: 'Bergen' });
    expect(former.highlights).toBeNull();
    expect(former.content).not.toContain('<mark');
  });

  it('is read to its end in the version it was opened in, also where another one came meanwhile', async () => {
    const { parts, textId } = await open('long', 1);
    const rest = { id: 'long', from: parts.length - 1, to: parts.length };
    const last = async (version?: number) =>
      (await server.call(getDocumentPart, { query: { ...rest, ...(version ? { version } : {}) } })).parts.join('');
    expect(await last(1)).toContain('old2499.');
    expect(await last(2)).toContain('new2499.');
    expect(await last()).toContain('new2499.');
    const sent = await server.send(getDocumentPart, { query: { ...rest, version: 1, textId } });
    expect(sent.statusCode).toBe(200);
    const [end = ''] = (await server.call(getDocumentPart, { query: { ...rest, version: 1 } })).parts;
    const anchors = [...end.matchAll(/id="(b\d+)"/g)];
    const place = { id: 'long', anchor: anchors.at(-1)![1]! };
    expect(await server.call(getDocumentAnchor, { query: { ...place, version: 1 } })).toMatchObject({
      part: parts.length - 1,
    });
    expect(await server.call(getDocumentAnchor, { query: place })).toMatchObject({ part: null });
  });

  it('gives no part of another text than the reader has, also of the same version', async () => {
    const query = { id: 'long', from: 0, to: 1, textId: (await open('long', 1)).textId };
    expect(await server.refuse(getDocumentPart, { query })).toMatchObject({ status: 409, code: 'version-changed' });
  });
});

describe('what changed between two versions', () => {
  const compare = (id: string, from: number, to?: number) =>
    server.call(getDocumentChanges, { query: { id, from, ...(to === undefined ? {} : { to }) } });

  it('OP-115: is said by blocks, then by words, whatever numbers are printed', async () => {
    expect(await compare('rules', 2)).toEqual({
      id: 'rules',
      title: 'Rules of 2021',
      from: 2,
      to: 3,
      rows: [
        { kind: 'same', anchor: expect.any(String), pieces: [{ kind: 'same', text: 'Scope' }], isCompared: true },
        { kind: 'added', anchor: 'p1', pieces: [{ kind: 'inserted', text: 'New.' }], isCompared: true },
        { kind: 'same', anchor: 'p2', pieces: [{ kind: 'same', text: 'The seat is Bergen.' }], isCompared: true },
      ],
      counts: { changed: 0, added: 1, removed: 0, moved: 0 },
      omitted: 0,
      isWhole: true,
    });
    expect((await compare('rules', 3, 2)).counts).toEqual({ changed: 0, added: 0, removed: 1, moved: 0 });
    expect(await compare('rules', 3)).toMatchObject({ rows: [{ kind: 'unchanged', blocks: 3 }], isWhole: true });
  });

  it('of a long text is answered in part and counted whole', async () => {
    const { rows, counts, omitted } = await compare('long', 1);
    expect(counts).toEqual({ changed: 2500, added: 0, removed: 1, moved: 0 });
    expect(rows).toHaveLength(1000);
    expect(omitted).toBe(1501);
    expect(rows[7]).toMatchObject({ kind: 'changed', pieces: [{ text: 'old7' }, { text: 'new7' }, { kind: 'same' }] });
  });

  it('cannot be said where either text is not kept', async () => {
    const query = { id: 'rules', from: 1 };
    expect(await server.refuse(getDocumentChanges, { query })).toMatchObject({ code: 'version-not-kept' });
    expect(await server.refuse(getDocumentChanges, { query: { ...query, from: 2, to: 9 } })).toMatchObject({
      code: 'version-not-found',
    });
  });
});

describe('a version that cannot be read', () => {
  it('was there and is not kept: says when it was replaced and what the newest is', async () => {
    const refusal = await server.refuse(getDocument, { query: { id: 'rules', version: 1 } });
    expect(refusal).toMatchObject({ status: 410, code: 'version-not-kept' });
    expect(refusal.message).toContain('to read the newest');
    const { date, ...details } = refusal.details!;
    expect(details).toEqual({
      id: 'rules',
      title: 'Rules of 2021',
      version: 1,
      newest: 3,
      reason: expect.stringMatching(/^Version 1 was replaced on \d\d \w{3} \d{4}, and its text was not kept\.$/),
    });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('never was: says which there are', async () => {
    const refusal = await server.refuse(getDocument, { query: { id: 'rules', version: 4 } });
    expect(refusal).toMatchObject({ status: 404, code: 'version-not-found', details: { version: 4, newest: 3 } });
    expect(refusal.details?.reason).toBe('This document has the versions 1 to 3.');
  });

  it.each(['0', '-1', '1.5', 'two', '99999999999'])('is no number of a version: %s', async (version) => {
    expect(await server.get(`/apiv2/document/GetDocument?id=rules&version=${version}`)).toMatchObject({ status: 422 });
  });
});

describe('a document that is closed to a reader', () => {
  it('is refused in every version alike, whether there is one or not', async () => {
    const { headers } = await server.signIn('ka');
    const refuse = async (version?: number) => {
      const query = { id: 'closed', ...(version ? { version } : {}) };
      const { requestId: _own, ...refusal } = await server.refuse(getDocument, { query, headers });
      return refusal;
    };
    const refusal = await refuse();
    expect(refusal).toMatchObject({ status: 403, code: 'document-not-included' });
    expect(JSON.stringify(refusal)).not.toContain('secret');
    for (const version of [1, 2, 3]) expect(await refuse(version)).toEqual(refusal);
    const part = { id: 'closed', from: 0, to: 1, version: 1 };
    expect(await server.refuse(getDocumentPart, { query: part, headers })).toMatchObject({ status: 403 });
    const versions = { id: 'closed', from: 1, to: 2 };
    expect(await server.refuse(getDocumentChanges, { query: versions, headers })).toMatchObject({ status: 403 });
    const anchor = { id: 'closed', anchor: 'p1', version: 1 };
    expect(await server.refuse(getDocumentAnchor, { query: anchor, headers })).toMatchObject({ status: 403 });
    expect((await open('closed', 1)).content).toContain('The former secret.');
  });
});
