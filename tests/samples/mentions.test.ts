import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { plain } from './printed-places/printed-place.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

interface Mention {
  /** The words as the text prints them. */
  readonly printed: string;
  /** The same where the text has a short name for what it has named before: with that name. */
  readonly asked?: string;
  /** The id of the document, or a word of its title; then the place in it, where the document has it. */
  readonly leads: string;
}

interface MentioningText {
  readonly path: string;
  readonly host: string;
  readonly mentions: readonly Mention[];
}

const ACT = 'Arbitration Act 1996';
const inAct = (printed: string): Mention => ({
  printed,
  asked: `${printed.replace(/ of the Act$/u, '')} of the ${ACT}`,
  leads: 'ka-legislation-001',
});
const ICSID = 'Convention on the Settlement of Investment Disputes between States and Nationals of Other States';

/** Read in each text by hand: everything that it mentions and that the demo library or the samples hold. */
const TEXTS: readonly MentioningText[] = [
  {
    path: 'akn-judgments/test82.xml',
    host: 'ka.localhost',
    mentions: [
      { printed: ACT, leads: 'ka-legislation-001' },
      ...[
        'section 69 of the Act',
        'section 69',
        'section 69(1)',
        'section 69(3)(b)',
        'section 69(3)(c)',
        'section 69(4)',
        'section 1(c) of the Act',
        'Part 1 of the Act',
      ].map(inAct),
    ],
  },
  {
    path: 'akn-judgments/test20.xml',
    host: 'kipl.localhost',
    mentions: [
      { printed: 'EU Trade Mark Regulation', leads: 'kipl-legislation-eutmr' },
      { printed: 'Articles 9(2)(b) and/or 9(2)(c) of the EU Trade Mark Regulation', leads: 'kipl-legislation-eutmr' },
    ],
  },
  {
    path: 'treaties/BWBV0002512.md',
    host: 'ka.localhost',
    mentions: [
      {
        printed: 'Convention on the Settlement of Investment Disputes between States and Nationals of other States',
        leads: ICSID,
      },
      {
        printed:
          'Article 36 of the Convention on the Settlement of Investment Disputes between States and Nationals of other States',
        leads: `${ICSID}#art-36`,
      },
    ],
  },
  {
    path: 'treaties/BWBV0005176.md',
    host: 'ka.localhost',
    mentions: [{ printed: 'Geneva Protocol on Arbitration Clauses of 1923', leads: 'ka-conv-008' }],
  },
  {
    path: 'treaties/BWBV0006168.md',
    host: 'kipl.localhost',
    mentions: [
      { printed: 'Regulation (EU) No 1257/2012', leads: 'kipl-legislation-up' },
      { printed: 'Article 9 of Regulation (EU) No 1257/2012', leads: 'kipl-legislation-up' },
    ],
  },
];

describe.skipIf(!existsSync(SAMPLES))('what real texts mention and the library holds', () => {
  const server = new TestServer();

  beforeAll(async () => {
    await server.loadDemo(['KA', 'KIPL']);
    const roots = ['treaties/BWBV0004615.md', ...TEXTS.map(({ path }) => path)].map((path) => join(SAMPLES, path));
    await server.temporary.import({ roots, editions: ['KA', 'KIPL'] });
    await server.open();
  }, 600_000);

  afterAll(() => server.close());

  test.each(TEXTS)(
    'OP-193: every mention in $path leads where it should',
    { timeout: 120_000 },
    async ({ path, host, mentions }) => {
      const text = plain(readFileSync(join(SAMPLES, path), 'utf8').replaceAll(/<[^>]*>/gu, ''));
      for (const { printed } of mentions) expect(text).toContain(plain(printed));
      const citations = mentions.map(({ printed, asked }) => asked ?? printed);
      const { citations: found } = await server.call(resolveCitations, { host, body: { citations } });
      const wrong = mentions.flatMap(({ leads }, at) => {
        const [name = '', place] = leads.split('#');
        const documents = found[at]?.documents ?? [];
        const isLed = documents.some(({ id, title, url }) => {
          const isMeant = id === name || title.toLowerCase().includes(name.toLowerCase());
          return isMeant && (place === undefined || url.endsWith(`#${place}`));
        });
        return isLed ? [] : [[citations[at], documents.map(({ id, title, url }) => `${id} ${title} ${url}`)]];
      });
      expect(wrong).toEqual([]);
    },
  );
});
