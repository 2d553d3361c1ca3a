import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchChapters } from '#contract/chapter-search.ts';
import { getPublicationDetail, type TocNode } from '#contract/publication.ts';
import { callAt } from '#tests/support/call-at.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const searchAt = callAt(searchChapters, 'POST', '/apiv2/Document/GetSearchResults');
const server = new TestServer();

const BOOK = `id: quay-book
type: Book
title: The Law of Quays
authors: [Ada Lindqvist]
contents:
  - label: Part I
    children:
      - label: 1. Berths
        document: quay-1
        children:
          - { label: A. Notice, document: quay-1, anchor: p1 }
          - { label: B. Rent, document: quay-1, anchor: p3 }
      - label: 2. Closed
        document: quay-2
  - label: Part II
    children:
      - { label: 3. Cranes, document: quay-3 }
      - { label: Missing, document: quay-9 }
`;

const write = (id: string, title: string, codes: string, text: string) =>
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: ${title}\ntype: Book chapter\npublication: quay-book\nsubscriptions: [${codes}]\n---\n\n${text}\n`,
  );

let nodes: Map<string, TocNode>;

async function listNodes(headers: Readonly<Record<string, string>>): Promise<Map<string, TocNode>> {
  const { tocNodes } = await server.call(getPublicationDetail, { query: { documentId: 'quay-book' }, headers });
  const flat = (some: readonly TocNode[]): TocNode[] => some.flatMap((node) => [node, ...flat(node.children)]);
  return new Map(flat(tocNodes).map((node) => [node.label, node]));
}

const as = async (reader: string) => (await server.signIn(reader)).headers;

async function ask(searchTerm: string, labels: readonly string[], reader = 'ka') {
  const body = labels.map((label) => nodes.get(label)?.id ?? label);
  const query = { bookTocId: 'quay-book', publicationTitle: 'The Law of Quays', searchTerm };
  return server.call(searchAt, { query, body, headers: await as(reader) });
}

const labelsOf = (counted: readonly { readonly id: string; readonly hits: number }[]) => {
  const labels = new Map([...nodes.values()].map(({ id, label }) => [id, label]));
  return new Map(counted.map(({ id, hits }) => [labels.get(id), hits]));
};

beforeAll(async () => {
  await server.open();
  server.temporary.write('publication.yaml', BOOK);
  const berths = ['The tide table governs.', 'Notice of berth is given.', 'Rent for a tide table.', 'Rent is due.'];
  write('quay-1', 'Berths', '', berths.map((text, index) => `${index + 1}. ${text}`).join('\n\n'));
  write('quay-2', 'Closed', 'YB', 'The tide table of the closed chapter.');
  write('quay-3', 'Cranes and the tide table', '', 'The table of the tide.');
  expect((await server.temporary.import()).refused).toEqual([]);
  nodes = await listNodes(await as('ka'));
});

afterAll(() => server.close());

describe('the search in chapters of a publication', () => {
  it('API-042: answers the chapters of the body in which the term stands, with hits and excerpt', async () => {
    const { searchResults } = await ask('"tide table"', ['Part I', 'Part II']);
    expect(searchResults).toMatchObject([
      { docId: 'quay-1', anchor: null, title: '1. Berths', path: ['Part I'], hits: 2 },
      { docId: 'quay-3', anchor: null, title: '3. Cranes', path: ['Part II'], hits: 1 },
    ]);
    const [first] = searchResults[0]!.excerpt;
    expect(first!.marks.map(({ start, end }) => first!.text.slice(start, end))).toEqual(['tide table']);
  });

  it('OP-117: an anchor node is its text up to the next; a phrase and an AND hold within what was chosen', async () => {
    const rent = await ask('"tide table"', ['B. Rent']);
    expect(rent.searchResults).toMatchObject([
      { docId: 'quay-1', anchor: 'p3', hits: 1, path: ['Part I', '1. Berths'] },
    ]);
    expect((await ask('notice AND rent', ['A. Notice', 'B. Rent'])).searchResults).toEqual([]);
    expect((await ask('notice AND rent', ['1. Berths'])).searchResults).toMatchObject([{ hits: 3 }]);
  });

  it('OP-74: nodes have what they and what is below them hold', async () => {
    expect(labelsOf((await ask('"tide table"', ['Part I', 'Part II'])).nodeHits)).toEqual(
      new Map([
        ['Part I', 2],
        ['1. Berths', 2],
        ['A. Notice', 1],
        ['B. Rent', 1],
        ['Part II', 1],
        ['3. Cranes', 1],
      ]),
    );
  });

  it('OP-169: chapters that the reader may not open are named, neither counted nor excerpted', async () => {
    const { searchResults, nodeHits, closed } = await ask('closed', ['Part I', '2. Closed']);
    expect({ searchResults, nodeHits }).toEqual({ searchResults: [], nodeHits: [] });
    expect(closed).toEqual([{ id: nodes.get('2. Closed')!.id, title: '2. Closed' }]);
  });

  it('OP-117: where nothing can be searched there is no box and nothing to tick (SR-183)', () => {
    const boxes = ['Part I', '2. Closed', '3. Cranes', 'Missing'].map((label) => {
      const { checkbox, disabled } = nodes.get(label)!;
      return [label, checkbox, disabled];
    });
    expect(boxes).toEqual([
      ['Part I', true, false],
      ['2. Closed', false, true],
      ['3. Cranes', true, false],
      ['Missing', false, true],
    ]);
  });

  it('OP-117: unknown ids are dropped and named', async () => {
    const { searchResults, details } = await ask('tide', ['B. Rent', 'nowhere']);
    expect(searchResults).toHaveLength(1);
    expect(details).toEqual({ unknownChapters: ['nowhere'] });
  });

  it.each([
    ['', ['Part I']],
    ['tide', []],
  ])('without a term, or without chapters, finds nothing: %j in %j (SR-181, SR-182)', async (term, chapters) => {
    expect((await ask(term, chapters)).searchResults).toEqual([]);
  });

  it('refuses more chapters than one search takes, a query that cannot be read, and what is no publication', async () => {
    const refuse = async (query: object, body: readonly string[]) => {
      const asked = { query: { bookTocId: 'quay-book', searchTerm: 'tide', ...query }, body, headers: await as('ka') };
      const { status, details, code } = await server.refuse(searchAt, asked);
      return [status, code, details?.reason ?? ''] as const;
    };
    const many = Array.from({ length: 501 }, (_, index) => `n${index}`);
    const [status, , reason] = await refuse({}, many);
    expect([status, reason]).toEqual([422, expect.stringContaining('at most 500 chapters')]);
    expect((await refuse({ searchTerm: 'tide NEAR999 table' }, ['x']))[1]).toBe('query-unreadable');
    expect((await refuse({ bookTocId: 'quay-1' }, ['x']))[1]).toBe('document-not-found');
    expect((await refuse({ bookTocId: 'nowhere' }, ['x']))[0]).toBe(404);
  });
});
