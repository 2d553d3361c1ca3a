import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCase } from '#contract/case.ts';
import { getDocument } from '#contract/document.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { explain } from '#contract/explain.ts';
import { countRelated } from '#contract/related-forms.ts';
import { filter, search, type SearchQuery } from '#contract/search.ts';
import { listWordForms } from '#contract/word-forms.ts';
import { TestServer } from '#tests/support/demo-server.ts';

/** An award that every full subscriber reads and the Yearbook package does not. */
const CLOSED = 'ka-award-011';
const KNOWN = 3;
const LENGTH = 16;

const server = new TestServer();
let passage: readonly string[] = [];

/** What a small subscriber asks. */
const ask = async (call: Parameters<typeof server.send>[0], body: SearchQuery) => {
  const { headers } = await server.signIn('yb');
  return server.send(call, { path: { endpoint: 'documentSearch' }, body, headers });
};

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
  const { content } = await server.call(getDocument, { query: { id: CLOSED } });
  const paragraphs = content.split(/<\/p>/u).map((html) =>
    html
      .replaceAll(/<[^>]*>/gu, ' ')
      .split(/\s+/u)
      .filter((word) => word !== ''),
  );
  const runs = paragraphs.flatMap((words) =>
    words.flatMap((_, from) => {
      const run = words.slice(from, from + LENGTH).map((word) => word.toLowerCase());
      return run.length === LENGTH && run.every((word) => /^[a-z]+$/u.test(word)) ? [run] : [];
    }),
  );
  passage = runs.at(0) ?? [];
  expect(passage).toHaveLength(LENGTH);
}, 120_000);

afterAll(() => server.close());

/** All that an answer says beside words: whatever of it differs tells two questions apart. */
function measure(answer: unknown): string[] {
  if (Array.isArray(answer)) return [`length ${answer.length}`, ...answer.flatMap(measure)];
  if (answer === null || typeof answer !== 'object') return typeof answer === 'string' ? [] : [String(answer)];
  return Object.entries(answer).flatMap(([key, value]) =>
    ['milliseconds', 'requestId', 'at', 'length', 'understood'].includes(key)
      ? []
      : measure(value).map((said) => `${key} ${said}`),
  );
}

/** The one candidate whose answer differs from that of all others. */
async function tellApart(candidates: readonly string[], write: (word: string) => SearchQuery) {
  const answers = new Map<string, string[]>();
  for (const word of candidates) {
    const said = measure((await ask(search, write(word))).json()).join('\n');
    answers.set(said, [...(answers.get(said) ?? []), word]);
  }
  const alone = [...answers.values()].filter((words) => words.length === 1);
  return answers.size === 2 && alone.length === 1 ? alone[0]![0] : undefined;
}

/** Goes on from a few known words as far as the answers say which word comes next. */
async function recover(write: (words: readonly string[]) => SearchQuery): Promise<string[]> {
  const candidates = [...new Set(passage)].sort();
  const found = passage.slice(0, KNOWN);
  while (found.length < LENGTH) {
    const known = found.slice(-KNOWN);
    const next = await tellApart(candidates, (word) => write([...known, word]));
    // A word that stands out behind the others in any order is told by which documents have it, not by what it follows.
    const anywhere = await tellApart(candidates, (word) => write([...known.toReversed(), word]));
    if (next === undefined || next === anywhere) break;
    found.push(next);
  }
  return found.slice(KNOWN);
}

const DATED = { dateType: 'relevant-date', datePeriod: -1, dateFrom: '01-01-1900', dateTo: '31-12-2099' };
const TYPED = { filters: [{ id: 'contenttype', filterItems: ['Procedural order'] }] };

/** Ways to ask for words in their order. */
const WAYS: Readonly<Record<string, (words: readonly string[]) => SearchQuery>> = {
  'a phrase': (words) => ({ q: `"${words.join(' ')}"` }),
  'a phrase among orders of all times': (words) => ({ q: `"${words.join(' ')}"`, ...TYPED, ...DATED }),
  'a phrase with related forms': (words) => ({ q: `"${words.join(' ')}"`, forms: 'related' }),
  'a phrase with a wildcard': (words) => ({
    q: `"${words.slice(0, -1).join(' ')} ${(words.at(-1) ?? '').slice(0, -1)}*"`,
  }),
  'a chain of NEAR': (words) => ({ q: words.join(' NEAR1 ') }),
  'a word without the phrase': (words) => ({ q: `${words[0]} NOT "${words.join(' ')}"` }),
};

describe('The text of a document that the reader may not open (OP-169)', () => {
  it.each(Object.entries(WAYS))('cannot be read word by word with %s', async (_name, write) => {
    expect(await recover(write)).toEqual([]);
  });

  it.each(Object.entries(WAYS))(
    'is answered alike in its own order and in others, asked with %s',
    async (_name, write) => {
      const own = passage.slice(0, 6);
      // The ends stay: a wildcard or what NOT keeps is the same word.
      const orders = [
        [0, 4, 3, 2, 1, 5],
        [0, 2, 4, 1, 3, 5],
      ].map((order) => order.map((at) => own[at] ?? ''));
      for (const call of [search, filter, explain, listWordForms, countRelated]) {
        const say = async (words: readonly string[]) => {
          const answer = await ask(call, write(words));
          return [answer.statusCode, ...measure(answer.json()).sort()];
        };
        for (const order of orders) expect(await say(order), call.path).toEqual(await say(own));
      }
    },
  );
});

it('OP-122, OP-169: Of documents that cite, those outside the subscription are a rounded number and nothing else', async () => {
  const { headers } = await server.signIn('ihb');
  let closed = 0;
  // What the Handbook package opens.
  for (const id of [1, 2, 3, 4, 5, 6].map((chapter) => `ka-book-06-ch0${chapter}`)) {
    const seen = await server.call(getDocument, { query: { id }, headers });
    const whole = await server.call(getDocument, { query: { id } });
    const urls = new Set(whole.citedBy.map(({ url }) => url));
    for (const { url } of seen.citedBy) {
      expect(urls.has(url)).toBe(true);
      const citing = { id: url?.split('/').at(-1) ?? '' };
      expect((await server.send(getDocument, { query: citing, headers })).statusCode).toBe(200);
    }
    expect(whole.citedByClosed).toEqual({ count: 0, isExact: true });
    expect(seen.citedByClosed).toEqual(roundClosed(whole.citedBy.length - seen.citedBy.length));
    closed += seen.citedByClosed.count;
  }
  expect(closed).toBeGreaterThan(0);
});

it('OP-122: A case that may be opened says who cites it or one of its papers, the newest first', async () => {
  const { headers } = await server.signIn('ihb');
  const caseId = 'ka-case-001';
  const whole = await server.call(getCase, { query: { caseId } });
  expect(whole.citedBy.length).toBeGreaterThan(0);
  expect(whole.citedByClosed).toEqual({ count: 0, isExact: true });
  expect((await server.send(getCase, { query: { caseId }, headers })).statusCode).toBe(403);
  const dates = await Promise.all(
    whole.citedBy.map(async ({ url }) => {
      const { legalDate } = await server.call(getDocument, { query: { id: url.split('/').at(-1) ?? '' } });
      return legalDate?.date ?? '';
    }),
  );
  expect(dates).toEqual(dates.toSorted().toReversed());
});
