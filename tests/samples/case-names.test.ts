import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askBothParties } from '#domain/search/ask-both-parties.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';
const FOLDERS = ['icsid-cases', 'akn-judgments', 'us-opinions', 'eu-merger'].map((folder) => join(SAMPLES, folder));
const isHere = FOLDERS.every((folder) => existsSync(folder));

/** Cases that the samples hold, as people write them -> id of the document that is meant. */
const CASES: readonly (readonly [asked: string, id: string])[] = [
  ['Holiday Inns v Morocco', '2pwrt874fatn'],
  ['Holiday Inns v. Kingdom of Morocco', '2pwrt874fatn'],
  ['Holiday Inns/Morocco', '2pwrt874fatn'],
  ['AGIP v Congo', 'j3nyr8w890fm'],
  ['AGIP SpA v. Republic of the Congo', 'j3nyr8w890fm'],
  ['Amco v Indonesia', 'wc9h3y3dcmzm'],
  ['Amco Asia v. Indonesia', 'wc9h3y3dcmzm'],
  ['Klöckner v Cameroon', '99jq0250h938'],
  ['Klockner v. Cameroon', '99jq0250h938'],
  ['Kloeckner vs Cameroon', '99jq0250h938'],
  ['Klöckner v. Société Camerounaise des Engrais', '99jq0250h938'],
  ['SEDITEX v Madagascar', 'c71x0b41x01r'],
  ['SPP v Egypt', '8cn8t165ep6h'],
  ['Southern Pacific Properties v. Egypt', '8cn8t165ep6h'],
  ['AAPL v Sri Lanka', 'k55jhkakhb30'],
  ['Asian Agricultural Products Ltd v. Sri Lanka', 'k55jhkakhb30'],
  ['Santa Elena v Costa Rica', 'arsxyzdw6rje'],
  ['Compania del Desarrollo de Santa Elena v. Costa Rica', 'arsxyzdw6rje'],
  ['Fedax v Venezuela', 'sdgq579zpb8j'],
  ['Fedax N.V. v. Bolivarian Republic of Venezuela', 'sdgq579zpb8j'],
  ['Metalclad v Mexico', '7f2rd9ctscqz'],
  ['Metalclad Corp. vs. Mexico', '7f2rd9ctscqz'],
  ['Vivendi v Argentina', 'bssare1x9kzs'],
  ['Vivendi Universal v. Argentine Republic', 'bssare1x9kzs'],
  ['Aguas del Aconquija v Argentina', 'bssare1x9kzs'],
  ['Compañía de Aguas del Aconquija v. Republic of Argentina', 'bssare1x9kzs'],
  ['Československa obchodní banka v Slovakia', 'p77y2tyj7ydx'],
  ['Ceskoslovenska obchodni banka v. Slovakia', 'p77y2tyj7ydx'],
  ['Loewen Group v United States', 'fn1n88ngngd0'],
  ['Loewen Group v USA', 'fn1n88ngngd0'],
  ['The Loewen Group Inc v U.S.', 'fn1n88ngngd0'],
  ['Wena v Egypt', '7vpdrb3faks4'],
  ['Wena Hotels vs Egypt', '7vpdrb3faks4'],
  ['Salini v Morocco', 'wcy3337sg1p8'],
  ['Italstrade v Morocco', 'wcy3337sg1p8'],
  ['Tecmed v Mexico', 'szgnw8cmn4s8'],
  ['Tecnicas Medioambientales v. Mexico', 'szgnw8cmn4s8'],
  ['MTD v Chile', 'ev5hna653132'],
  ['MTD Equity v. Republic of Chile', 'ev5hna653132'],
  ['CMS v Argentina', '6mm0v5qrcse3'],
  ['CMS Gas v. Argentina', '6mm0v5qrcse3'],
  ['CMS / Argentina', '6mm0v5qrcse3'],
  ['cms vs argentina', '6mm0v5qrcse3'],
  ['Noble Ventures v Romania', 'c1aqvvz26pgf'],
  ['SGS v Pakistan', 'a7y9nxq07jga'],
  ['SGS v Philippines', '1hsfty3my05s'],
  ['SGS Societe Generale de Surveillance SA v. The Philippines', '1hsfty3my05s'],
  ['LG&E v Argentina', '5kdsw6a06fq2'],
  ['LG & E Capital v. Argentina', '5kdsw6a06fq2'],
  ['Siemens v Argentina', 'kzetznsce7gj'],
  ['Siemens AG v. The Argentine Republic', 'kzetznsce7gj'],
  ['Tokios Tokeles v Ukraine', 'y9ff98yf22vj'],
  ['Plama v Bulgaria', 'h0jn0j3x9shc'],
  ['Biwater v Tanzania', 'jftxma67scv9'],
  ['Biwater Gauff v. Tanzania', 'jftxma67scv9'],
  ['Phoenix v Czech Republic', 'zbytbn405v8x'],
  ['Phoenix Action v Czechia', 'zbytbn405v8x'],
  ['Abaclat v Argentina', 'de93q0bcycr7'],
  ['Hamester v Ghana', 'j2x8es50y4tc'],
  ['Hamester GmbH v. Government of Ghana', 'j2x8es50y4tc'],
  ['Vattenfall v Germany', 'kw72gz4wrg4t'],
  ['Vattenfall v. Germany', '5y5jj9dnrx6y'],
  ['Vattenfall Europe v. Germany', 'kw72gz4wrg4t'],
  ['Philip Morris v Uruguay', 'hh13k0xaccr1'],
  ['Abal Hermanos v. Uruguay', 'hh13k0xaccr1'],
  ['Crystallex v Venezuela', 'c4sd5ryz5z72'],
  ['Crystallex International Corp. v. Venezuela', 'c4sd5ryz5z72'],
  ['Eli Lilly v Canada', 'aeq2bpynebz6'],
  ['Eli Lilly & Co. v. Government of Canada', 'aeq2bpynebz6'],
  ['Eiser v Spain', 's2hddbar113x'],
  ['Energia Solar Luxembourg v. Spain', 's2hddbar113x'],
  ['Mines de Loulo v Mali', 'hg8xvde22ws1'],
  ['Kilic v Turkmenistan', 'ykjftqzjdr4y'],
  ['Kılıç İnşaat v. Turkmenistan', 'ykjftqzjdr4y'],
  ['Sharp v Viterra', 'tnqr1akbvh9a'],
  ['Sharp Corporation Limited v. Viterra B.V.', 'tnqr1akbvh9a'],
  ['Match Group v Muzmatch', 'xkhmw17qh2jz'],
  ['Fairfax & Favor v House of Bruar', 'rwb7yfhwdgyr'],
  ['Euler Hermes v Mackays Stores', 'qgzf0ye049s2'],
  ['Macquarie Bank Ltd v Phelan Energy', 's2hgw0dvt1rh'],
  ['South East Water v Elster', 'k9qpxttbh5w5'],
  ['Life Technologies v Promega', 'n2wsszgncpwb'],
  ['Impression Products v. Lexmark', 'qxyqmh70xhsc'],
  ['Impression Products v. Lexmark International', 'qxyqmh70xhsc'],
  ['Travelers/Citicorp', 'vqb27aezzsym'],
  ['Citicorp v Travelers', 'vqb27aezzsym'],
  ['Alcatel / Teletra', ''],
  ['Shell/Enterprise Oil', 'pn4k52rap3mp'],
  ['IAG / Aer Lingus', 't20y9hted5gv'],
  ['Maersk Data / Den Danske Bank', '5vs4f4rhh4yx'],
];

/** Known by letters, spellings and names that no document has. */
const NOT_IN_WORDS = /^(?:SPP|AAPL|Kloeckner)/u;

describe.skipIf(!isHere)('cases of the samples by the names that people give them', () => {
  const server = new TestServer();

  beforeAll(async () => {
    await server.temporary.import({ roots: FOLDERS });
    await server.open();
  }, 300_000);

  afterAll(() => server.close());

  test.each(CASES)('%s leads to %s', async (q, id) => {
    const { direct } = await server.search({ q });
    const found = direct.map((match) => match.id);
    if (id === '') expect(found).toEqual([]);
    else expect(found).toContain(id);
  });

  test.each(CASES.filter(([asked, id]) => id !== '' && !NOT_IN_WORDS.test(asked)))(
    'a search for both parties of %s finds %s',
    async (asked, id) => {
      const { hits } = await server.search({ q: askBothParties(asked) ?? asked, resultsPerPage: 50 });
      expect(hits.map((hit) => hit.id)).toContain(id);
    },
  );
});
