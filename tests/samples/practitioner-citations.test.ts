import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { getDocument } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** As practitioners cite real judgments, and a word of the title of what each means. */
const CITED: readonly (readonly [text: string, title: string])[] = [
  ['Lloyd v Google LLC [2021] UKSC 50, [99]', 'Google'],
  ['Sharp Corp Ltd v Viterra BV [2024] UKSC 14 at [45]', 'Viterra'],
  ['Burnett v International Insurance Company of Hanover Ltd [2021] UKSC 12, para 23', 'Hanover'],
  ['Shell Egypt West Manzala GmbH v Dana Gas Egypt Ltd [2010] EWHC 465 (Comm)', 'Dana'],
  ['[2010] EWHC (Comm) 465', 'Dana'],
  ['Parr v MSR Partners LLP [2022] EWCA Civ 24 at [31]', 'Parr'],
  ['[2022] UKFTT 226 (TC)', 'Zero'],
  ['[2021] UKUT 00116 (IAC)', 'Osefiso'],
  ['Match Group LLC v Muzmatch Ltd [2022] EWHC 941 (IPEC)', 'Muzmatch'],
  ['Alhamrani v Alhamrani [2014] UKPC 37', 'Alhamrani'],
  ['Public Prosecution Service v McKee [2013] UKSC 32', 'McKee'],
  ['2023 EWHC 3367 (Comm)', 'Canon'],
  ['Fentem v Outform EMEA Ltd [2022] E.A.T. 36', 'Fentem'],
  ['Advanced Bionics AG v Med-El Elektromedizinische Geräte GmbH [2023] EWCA Civ 637', 'Bionics'],
  ['Life Technologies Corp. v. Promega Corp., 580 U.S. 140 (2017)', 'Promega'],
];

describe.skipIf(!existsSync(SAMPLES))('real judgments as practitioners cite them', () => {
  const server = new TestServer();

  beforeAll(async () => {
    const roots = ['akn-judgments', 'us-opinions'].map((folder) => join(SAMPLES, folder));
    await server.temporary.import({ roots, editions: ['KA'] });
    await server.open();
  }, 300_000);

  afterAll(() => server.close());

  test('OP-193: fifteen citations each lead to the one judgment that is held', { timeout: 60_000 }, async () => {
    const { citations } = await server.call(resolveCitations, { body: { citations: CITED.map(([text]) => text) } });
    const found = citations.map(({ citation, documents }) => [citation, documents.map(({ title }) => title)]);
    expect(found).toEqual(CITED.map(([text, word]) => [text, [expect.stringMatching(new RegExp(word, 'iu'))]]));
  });

  test.each([
    ['R v Fraser [2022] EWHC 1148 (SCCO)', 'Fraser'],
    ['R v Fraser', 'Fraser'],
    ['Regina v Fraser', 'Fraser'],
    ['T.C. Memo. 2020-26', 'Bordelon'],
    ['TC Memo 2020-26', 'Bordelon'],
    ['T.C. Memo 2020-026', 'Bordelon'],
    ['Bordelon v. Commissioner, T.C. Memo. 2020-26', 'Bordelon'],
    ['Bordelon v Commissioner, TC Memo 2020-26', 'Bordelon'],
    ['Mynett v HMRC [2023] UKFTT 652 (TC)', 'Mynett'],
    ['Mynett v HMRC', 'Mynett'],
    ['Reagan v. Aiken, 138 U.S. 109 (1891)', 'Aiken'],
  ])('OP-193: %s, in a list and typed as a search, leads to what is held', async (typed, word) => {
    const { citations } = await server.call(resolveCitations, { body: { citations: [typed, 'Lloyd v Google'] } });
    expect(citations[0]?.documents.map(({ title }) => title)).toEqual([expect.stringContaining(word)]);
    const { direct } = await server.search({ q: typed });
    expect(direct.map(({ title }) => title)).toContainEqual(expect.stringContaining(word));
  });

  test('OP-193: a case has one name in the list, on its page and in its hit, and is found by the printed one', async () => {
    const printed = 'SHELL EGYPT WEST MANZALA GMBH v DANA GAS EGYPT LIMITED';
    const name = 'Shell Egypt West Manzala GmbH v Dana Gas Egypt Limited';
    const { hits, direct } = await server.search({ q: printed });
    expect(direct.map(({ title }) => title)).toEqual([name]);
    expect(hits[0]?.title).toBe(name);
    const { title } = await server.call(getDocument, { query: { id: direct[0]!.id } });
    expect(title).toBe(name);
  });

  test('OP-193: hostile ones lead nowhere', async () => {
    const hostile = [
      "[2021] UKSC 50' OR '1'='1",
      '[9999] UKSC 50',
      '[2021] UKSC 99999',
      '../../[2021]',
      '<script>1</script>',
    ];
    const { citations } = await server.call(resolveCitations, { body: { citations: hostile } });
    expect(citations.slice(1).flatMap(({ documents }) => documents)).toEqual([]);
  });
});
