import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { getDocument } from '#contract/document.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { ask, asOne, nameOf, QUESTIONS } from '#tests/support/canary/ask-canary.ts';
import { HOSTS, listenerOf, OWNER } from '#tests/support/canary/canary-readers.ts';
import { CanaryRun, type Leak } from '#tests/support/canary/canary-run.ts';
import { listDifferences } from '#tests/support/canary/compare-libraries.ts';
import { CHANGING_CALLS, CHANGING_QUESTIONS } from '#tests/support/canary/desk-questions.ts';
import { openCanary, type OpenCanary } from '#tests/support/canary/open-canary.ts';
import { ADDRESSES, PUBLIC_ADDRESSES, SILENT_ADDRESSES } from '#tests/support/canary/other-addresses.ts';
import { SILENT_CALLS } from '#tests/support/canary/silent-calls.ts';
import { WITHDRAWN } from '#tests/support/canary/write-library.ts';

/** Whoever may read most asks so many examples of each call, so that each is heard to sing. */
const OF_OWNERS = 12;
/** Whoever has no subscription is refused before anything is looked up. */
const REFUSED = 1_000;

const served = new Set<string>();
let open: OpenCanary;
let run: CanaryRun;

function noteRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    // In a test the files of the library lie where pages do.
    if ([method].flat().includes('GET') && !/^\/(?:files|data)\//u.test(url))
      served.add(url.replaceAll(/:(\w+)/gu, '{$1}'));
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  open = await openCanary();
  unsubscribe('fastify.initialization', noteRoutes);
  run = new CanaryRun(open);
});

afterAll(() => open.close());

const say = (leaks: readonly Leak[]) => leaks.slice(0, 20).map(({ mark, said }) => `${mark.about}: ${said}`);
const named = (name: string) => open.readers.find((reader) => reader.name === name)!;

describe('What is asked', () => {
  it('has an example for every call, and a reason for each that only changes something', () => {
    const tables = [QUESTIONS, CHANGING_QUESTIONS, CHANGING_CALLS];
    const known = tables.flatMap((table) => Object.keys(table));
    const calls = [...new Set(CALLS.map((call) => asOne(nameOf(call))))];
    // A new call: write in `tests/support/canary/*-questions.ts` how somebody would try to read closed texts with it.
    expect(calls.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !calls.includes(name))).toEqual([]);
    expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
  });

  it('has an example for every other address that can be fetched', () => {
    const known = new Set([
      ...CALLS.map(({ path }) => path),
      ...Object.keys({ ...ADDRESSES, ...PUBLIC_ADDRESSES }),
      ...SILENT_ADDRESSES,
    ]);
    const under = (url: string) => url.replace(/^\/apiv1\//u, '/apiv2/');
    expect([...served].map(under).filter((url) => !known.has(url))).toEqual([]);
  });
});

describe('Of closed texts, of other editions and of what others keep', () => {
  it.each(EDITION_IDS)(
    'nothing comes back on the host of %s, to no account, address or stranger, by no call (OP-122, OP-138, OP-169, OP-204)',
    async (edition: EditionId) => {
      const before = run.leaks.length;
      const [holders = [], others = []] = [true, false].map((holds) =>
        open.readers.filter((reader) => holds === listenerOf(reader, edition).codes.length > 0),
      );
      // Each example is asked by one of those who have a subscription; `npm run test:long` asks each as everybody.
      for (const [which, reader] of holders.entries()) {
        const least = reader.name.startsWith(OWNER) ? OF_OWNERS : 1;
        await run.askAs(reader, edition, { of: holders.length, which, least });
      }
      for (const [which, reader] of others.entries()) await run.askAs(reader, edition, { of: REFUSED, which });
      expect(say(run.leaks.slice(before))).toEqual([]);
    },
    // Thousands of requests: a machine with other work takes its time.
    900_000,
  );

  it('every word of a text comes to whoever may read it, so that its silence elsewhere says something', async () => {
    for (const { id, edition } of open.library.documents) {
      const { server, readers, library } = open;
      const asked = { name: '', method: 'GET', url: `/apiv2/document/GetDocument?id=${id}` };
      const marks = library.marks.all().filter(({ about, isClosed }) => isClosed && about.startsWith(`${id}, `));
      const reader = readers.find((one) =>
        marks.find(({ about }) => about.endsWith(', body'))?.mayHear(listenerOf(one, edition)),
      );
      const heard = library.marks.hear((await ask(server, reader!, edition, asked)).text);
      const unheard = marks.filter((mark) => !heard.includes(mark)).map(({ about }) => about.replace(/.*, /u, ''));
      expect(
        unheard.filter((place) => !/meta|former|file/u.test(place)),
        id,
      ).toEqual([]);
    }
  });

  it('every call that is not silent tells its readers something', () => {
    const deaf = Object.keys(QUESTIONS).filter((name) => !run.sung.has(name));
    expect(deaf.toSorted()).toEqual(Object.keys(SILENT_CALLS).toSorted());
  });

  it('nothing is known of what was withdrawn on another edition, not even that it was there (OP-122)', async () => {
    const asked = await Promise.all(
      EDITION_IDS.map(async (edition) => {
        const { headers } = named('default');
        const host = HOSTS[edition];
        return Promise.all(
          WITHDRAWN.map(
            async (id) => (await open.server.send(getDocument, { query: { id }, headers, host })).statusCode,
          ),
        );
      }),
    );
    expect(asked).toEqual([
      [410, 404, 404],
      [404, 410, 404],
      [404, 404, 410],
    ]);
  });
});

describe('The canary', () => {
  it('sings where somebody is answered what somebody else may not have', async () => {
    const planted = new CanaryRun(open);
    await planted.askAs(named('kapp'), 'KA', { of: 12, which: 1, least: 6 }, listenerOf(named('ka'), 'KA'));
    const caught = new Set(planted.leaks.map(({ call }) => call.split(' ')[1]));
    for (const path of [
      '/apiv2/{endpoint}/search',
      '/apiv2/document/GetDocument',
      '/apiv2/document/GetDocumentPart',
      '/apiv2/CaseAndProceeding/GetProceedingDocument',
      '/mip/api/Download/word',
      '/apiv2/TemplatesAndExamples/File/{documentId}/{fileName}',
    ]) {
      expect(caught, path).toContain(path);
    }
  });
});

describe('A library without its closed texts', () => {
  let other: OpenCanary;

  beforeAll(async () => {
    other = await openCanary(true);
  });

  afterAll(() => other.close());

  it.each([
    ['ka', 'KA'],
    ['pl', 'KIPL'],
  ] as const)(
    'answers searches, counts, suggestions and lists of a reader with %s as the one with them, but for their rounded number (OP-169)',
    async (reader, edition) => {
      expect(await listDifferences([open, other], { reader, edition })).toEqual([]);
    },
  );
});
