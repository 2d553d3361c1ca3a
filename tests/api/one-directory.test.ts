import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { suggestSearches } from '#contract/suggestions.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

const ECT = 'Energy Charter Treaty, 1994 (editorial summary)';
const ICSID = 'ICSID Convention, 1965 (editorial summary)';
const ACT = 'United Kingdom: English Arbitration Act 1996 (editorial summary)';
const NYC = 'New York Convention, 1958 (editorial summary)';
const CASE = 'Halvorsen Energi AS v. Aurelian Turbinenbau GmbH';

it.each([
  ['ECT', ECT],
  ['the Energy Charter Treaty', ECT],
  ['Washington Convention', ICSID],
  ['Convention on the Settlement of Investment Disputes between States and Nationals of Other States', ICSID],
  ['Arbitration Act 1996', ACT],
  ['Convention on the Recognition and Enforcement of Foreign Arbitral Awards', NYC],
  ['ICC Case No 91873', CASE],
  ['ICC 91873', CASE],
  ['ICC No. 91873', CASE],
  ['ICC Case 91873', CASE],
  ['ICC Case No. 91873/XY', CASE],
  ['ICSID ARB(D)/17/901', 'Nordvind Solar AB and Heliodor Invest S.à r.l. v. Republic of Costaverde'],
  ['LCIA D-204417', 'Meridian Straits Reinsurance Ltd v. Corvane Mutual Assurance plc'],
  ['PCA D-2019-17', 'Azulmar Resorts Ltd v. Kingdom of Palmyria'],
  ['SCC V(D) 061/2022', 'Halvorsen Energi AS v. Baltvik Gas Trading AB'],
  ['HKIAC D16093', 'Shenlan Biopharm Co. Ltd v. Orrell Therapeutics Inc. and Orrell Group Holdings Inc.'],
  ['CAM-CCBC D-77/2020', 'Rede Paraúna de Televisão S.A. v. Liga Atlântica de Clubes'],
  ['DIAC 22/D/0417', 'Hanbit Engineering & Construction Co. Ltd v. Marsa Sadaf Ports LLC'],
  ['SIAC ARB(D) 7731/14/XM', 'Kestrel Satellite Communications Pte Ltd v. PT Nusantara Orbit Tbk'],
  ['VIAC ARB-D-5804', 'Wiesenthaler Landtechnik AG v. Sárvíz Agrárgépek Kft.'],
  ['ICDR 01-D-23-4471', 'Orrell Therapeutics Inc. v. Shenlan Biopharm Co. Ltd'],
  ['CRCICA D/1388/2021', 'Szigeti Danube Pharma Kft. v. Delta Nile Laboratories S.A.E.'],
  ['DIS D-SV-2020-114', 'Aurelian Turbinenbau GmbH v. Grauwacke Stahlbau GmbH'],
])('%s is the same to citations, to the search and to what can be gone to (OP-189)', async (name, title) => {
  const { citations } = await server.call(resolveCitations, { body: { citations: [name] } });
  expect(citations[0]?.documents[0]?.title).toBe(title);
  const { direct } = await server.search({ q: name });
  expect(direct[0]?.title).toBe(title);
  const { suggestions } = await server.call(suggestSearches, { query: { term: name, section: 'goTo' } });
  expect(suggestions.map(({ url }) => new URL(url, 'http://ka.localhost').pathname)).toContain(
    new URL(direct[0]?.url ?? '', 'http://ka.localhost').pathname,
  );
});
