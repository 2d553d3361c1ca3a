import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchChapters } from '#contract/chapter-search.ts';
import { getPublicationDetail, type TocNode } from '#contract/publication.ts';
import { evaluateQuery } from '#domain/query/evaluate-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { callAt } from '#tests/support/call-at.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { createRandom } from '#tests/support/generate-queries.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_126);
const CASES = 100;
const BOOKS = 4;
const WORDS = ['tide', 'table', 'berth', 'rent', 'notice', 'quay', 'of', 'the'];

const random = createRandom(SEED);
const below = (most: number) => Math.floor(random() * most);
const from = (least: number, most: number) => least + below(most - least + 1);
const words = (least: number, most: number) =>
  Array.from({ length: from(least, most) }, () => WORDS[below(WORDS.length)]);

/** An entry of generated contents: a heading, a whole document, or a place in it. */
interface Entry {
  readonly label: string;
  readonly document?: string;
  /** The paragraph, from 0, at which it begins; none for a whole document. */
  readonly at?: number;
  readonly children: readonly Entry[];
}

interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const chapters = new Map<string, Chapter>();
const books = Array.from({ length: BOOKS }, (_, number) => ({
  id: `book-${number}`,
  contents: createContents(number),
}));

function createContents(book: number): readonly Entry[] {
  return Array.from({ length: 2 }, (_, part) => ({
    label: `Part ${part}`,
    children: Array.from({ length: from(1, 3) }, (__, place) => createChapter(`book-${book}-${part}-${place}`)),
  }));
}

/** A document with some places in it, some of which have places below them. */
function createChapter(document: string): Entry {
  const paragraphs = Array.from({ length: from(3, 9) }, () => words(2, 9).join(' '));
  chapters.set(document, { title: words(1, 3).join(' '), paragraphs });
  const places = paragraphs.flatMap((_, at) =>
    random() < 0.6 ? [{ label: `${document} at ${at}`, document, at }] : [],
  );
  const children: (Entry & { readonly children: Entry[] })[] = [];
  for (const place of places) {
    const above = random() < 0.4 ? children.at(-1) : undefined;
    if (above) above.children.push({ ...place, children: [] });
    else children.push({ ...place, children: [] });
  }
  return { label: document, document, children };
}

/** What an entry stands for, told by the words of the rule (OP-117), document by document or place by place. */
function listTexts(
  entry: Entry,
  book: readonly Entry[],
  level: number,
): readonly { label: string; text: string; title: string }[] {
  const { label, document, at, children } = entry;
  if (document === undefined) return children.flatMap((child) => listTexts(child, book, level + 1));
  const { title, paragraphs } = chapters.get(document)!;
  if (at === undefined) return [{ label, title, text: paragraphs.join('\n\n') }];
  const flat = (entries: readonly Entry[], depth: number): readonly { entry: Entry; depth: number }[] =>
    entries.flatMap((one) => [{ entry: one, depth }, ...flat(one.children, depth + 1)]);
  const ends = flat(book, 0)
    .filter((one) => one.entry.document === document && one.depth <= level && (one.entry.at ?? -1) > at)
    .map((one) => one.entry.at!);
  return [{ label, title: '', text: paragraphs.slice(at, Math.min(...ends, paragraphs.length)).join('\n\n') }];
}

/** The entries that are chosen with none above them chosen. */
function listTopmost(
  entries: readonly Entry[],
  chosen: ReadonlySet<string>,
  level = 0,
): readonly { entry: Entry; level: number }[] {
  return entries.flatMap((entry) =>
    chosen.has(entry.label) ? [{ entry, level }] : listTopmost(entry.children, chosen, level + 1),
  );
}

const printEntry = ({ label, document, at, children }: Entry): object => ({
  label,
  ...(document === undefined ? {} : { document }),
  ...(at === undefined ? {} : { anchor: `b${at + 1}` }),
  ...(children.length === 0 ? {} : { children: children.map(printEntry) }),
});

const server = new TestServer();
const searchAt = callAt(searchChapters, 'POST', '/apiv2/Document/GetSearchResults');

beforeAll(async () => {
  await server.open();
  for (const { id, contents } of books) {
    const book = { id, type: 'Book', title: id, authors: ['Ada Lindqvist'], contents: contents.map(printEntry) };
    // JSON is YAML.
    server.temporary.write(`${id}/publication.yaml`, JSON.stringify(book));
  }
  for (const [id, { title, paragraphs }] of chapters) {
    const head = `---\nid: ${id}\ntitle: ${title}\ntype: Book chapter\npublication: ${id.slice(0, 6)}\n---`;
    server.temporary.write(`${id.slice(0, 6)}/${id}.md`, `${head}\n\n${paragraphs.join('\n\n')}\n`);
  }
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

function createTerm(): string {
  const chance = random();
  if (chance < 0.6) return `"${words(1, 3).join(' ')}"`;
  return words(2, 2).join(chance < 0.8 ? ' AND ' : ' NEAR5 ');
}

test(`Chapters are answered as the evaluator answers exactly their texts, by the call (API-042, OP-117), seed ${SEED}`, async () => {
  const { headers } = await server.signIn('ka');
  const flat = (nodes: readonly TocNode[]): TocNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
  let found = 0;
  for (let round = 0; round < CASES; round += 1) {
    const { id, contents } = books[below(books.length)]!;
    const { tocNodes } = await server.call(getPublicationDetail, { query: { documentId: id }, headers });
    const nodes = flat(tocNodes);
    const chosen = new Set(Array.from({ length: from(1, 4) }, () => nodes[below(nodes.length)]!.label));
    const searchTerm = createTerm();
    const body = nodes.filter(({ label }) => chosen.has(label)).map((node) => node.id);
    const { searchResults } = await server.call(searchAt, { query: { bookTocId: id, searchTerm }, body, headers });
    const parsed = parseQuery(searchTerm);
    if (!parsed.ok || !parsed.tree) throw new Error(searchTerm);
    const { tree } = parsed;
    const expected = listTopmost(contents, chosen)
      .flatMap(({ entry, level }) => listTexts(entry, contents, level))
      .flatMap(({ label, text, title }) => {
        const answer = evaluateQuery(tree, { title: tokenizeText(title), text: tokenizeText(text) });
        if (!answer.ok) throw new Error(answer.error.reason);
        return answer.matches ? [{ title: label, hits: answer.spans.length }] : [];
      });
    found += expected.length;
    expect(
      searchResults.map(({ title, hits }) => ({ title, hits })),
      `${searchTerm} in ${[...chosen].join(', ')}`,
    ).toEqual(expected);
  }
  expect(found).toBeGreaterThan(CASES / 2);
});
