import { getDocument, getDocumentPart, type DocumentDetails } from '#contract/document.ts';
import { search, type SearchQuery } from '#contract/search.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';
import { readDrawnText } from '#tests/support/read-drawn-text.ts';
import { listDocuments, loadEverything, type Listed } from './whole-library.ts';

const PARTS_PER_CALL = 12;
const MOST_PAGES = 20;

/** Every document of the samples and of the demo library opens whole and is found by the words of its title. */
export const samplesCheck: LongCheck = {
  name: 'every document opens',
  run: async (options) => {
    const server = new TestServer();
    try {
      const refused = await loadEverything(server, options, options.isQuick ? 'akn-judgments' : 'all');
      await server.open();
      return await openEverything(server, refused, options);
    } finally {
      await server.close();
    }
  },
};

async function openEverything(server: TestServer, refused: number, { say }: LongOptions): Promise<LongFindings> {
  const failures: string[] = [];
  const documents = listDocuments(server);
  let words = 0;
  let parts = 0;
  for (const [index, listed] of documents.entries()) {
    const fail = (problem: string) => failures.push(`${listed.id} (${listed.title.slice(0, 60)}): ${problem}`);
    const details = await openWhole(server, listed, fail);
    words += details?.words ?? 0;
    parts += details?.parts.length ?? 0;
    await findByTitle(server, listed, fail);
    if (index % 200 === 199) say(`${index + 1} of ${documents.length} documents, ${failures.length} failures`);
  }
  return { counts: { documents: documents.length, parts, words, 'files refused': refused }, failures };
}

/** Opens the document, fetches the parts that did not come with it and holds the whole against its record. */
async function openWhole(
  server: TestServer,
  { id, edition }: Listed,
  fail: (problem: string) => void,
): Promise<DocumentDetails | undefined> {
  const host = EDITIONS[edition].hosts[0]!;
  const opened = await server.send(getDocument, { query: { id }, host });
  if (opened.statusCode !== 200) {
    fail(`GetDocument answered ${opened.statusCode}: ${opened.body.slice(0, 300)}`);
    return undefined;
  }
  const details = parseAnswer(getDocument, opened);
  const pieces = details.contentFrom === 0 ? [details.content] : [];
  let next = details.contentFrom === 0 ? details.contentTo : 0;
  while (next < details.parts.length) {
    const to = Math.min(next + PARTS_PER_CALL, details.parts.length);
    const query = { id, from: next, to, version: details.version };
    const sent = await server.send(getDocumentPart, { query, host });
    const parts = sent.statusCode === 200 ? parseAnswer(getDocumentPart, sent).parts : [];
    if (parts.length === 0) {
      fail(`GetDocumentPart from ${next} to ${to} answered ${sent.statusCode}: ${sent.body.slice(0, 300)}`);
      return details;
    }
    pieces.push(...parts);
    next += parts.length;
  }
  checkWhole(details, pieces.join('\n'), fail);
  return details;
}

function checkWhole(details: DocumentDetails, html: string, fail: (problem: string) => void): void {
  const blocks = [...html.matchAll(/ data-block="(\d+)"/g)].map((match) => Number(match[1]));
  const wanted = details.parts.at(-1)?.toBlock ?? 0;
  if (blocks.length !== wanted || blocks.some((block, index) => block !== index)) {
    fail(`${blocks.length} blocks were drawn instead of ${wanted}, or not in order`);
  }
  const words = tokenizeText(readDrawnText(html)).words.length;
  if (words !== details.words) fail(`${words} words were drawn instead of ${details.words}`);
  const anchors = new Set([...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]));
  const lost = details.tocItems.filter((item) => !anchors.has(item.id));
  if (lost.length > 0) fail(`${lost.length} entries of the contents lead nowhere, the first to ${lost[0]?.id}`);
}

async function findByTitle(
  server: TestServer,
  { id, title, edition }: Listed,
  fail: (problem: string) => void,
): Promise<void> {
  const words = [...new Set(tokenizeText(title).words)];
  if (words.length === 0) return;
  const q = words.map((word) => `"${word}"`).join(' AND ');
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { q, start: page * 100, resultsPerPage: 100, searchWithinTitleOnly: true, excerpt: false };
    const sent = await server.send(search, {
      path: { endpoint: 'documentSearch' },
      body: { ...query, filters: everywhereOf(edition) },
      host: EDITIONS[edition].hosts[0]!,
    });
    if (sent.statusCode !== 200)
      return fail(`the words of its title are answered ${sent.statusCode}: ${sent.body.slice(0, 300)}`);
    const { hits, total } = parseAnswer(search, sent);
    if (hits.some((hit) => hit.id === id)) return;
    if ((page + 1) * 100 >= total) return fail(`the words of its title do not find it: ${q.slice(0, 200)}`);
  }
  fail(`it is not among the first ${MOST_PAGES * 100} with the words of its title`);
}

/** Where a search looks only if it is told to counts here too. */
function everywhereOf(edition: EditionId): NonNullable<SearchQuery['filters']> {
  const switches = EDITIONS[edition].searchWithin.map(({ id }) => id);
  return switches.length === 0 ? [] : [{ id: 'searchwithin', filterItems: switches }];
}
