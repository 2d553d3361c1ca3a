import { expect, test } from 'vitest';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { listFiledKeys } from './filed-keys.ts';
import { KnownInstruments } from '#domain/provisions/known-instruments.ts';

const known = new KnownInstruments(INSTRUMENTS);

function meet(typed: string, filed: string): boolean {
  const keys = new Set(listFiledKeys(filed, known));
  return listFiledKeys(typed, known).some((key) => keys.has(key));
}

/** What a reader types, and how imported records write it in full. */
const SPELLINGS = [
  ['trade mark', 'Trade marks'],
  ['trademarks', 'Trade marks'],
  ['cartel', 'Cartels'],
  ['cost', 'Costs'],
  ['set-aside', 'Set aside'],
  ['UPCA', 'Agreement on a Unified Patent Court'],
  ['UPC Agreement', 'Agreement on a Unified Patent Court'],
  ['UPCA', 'Agreement on a Unified Patent Court (UPCA)'],
  ['EUMR', 'Council Regulation (EC) No 139/2004'],
  ['EUMR', 'Regulation (EC) No 139/2004'],
  ['EU Merger Regulation', 'EC Merger Regulation (139/2004)'],
  ['EPC', 'Convention on the Grant of European Patents'],
  ['EPC', 'European Patent Convention (EPC)'],
  ['epc', 'Convention on the Grant of European Patents (European Patent Convention)'],
  ['NYC', 'Convention on the Recognition and Enforcement of Foreign Arbitral Awards'],
  ['NYC', 'New York Convention (1958)'],
  ['NY Convention', 'Convention on the Recognition and Enforcement of Foreign Arbitral Awards (New York, 1958)'],
  [
    'New York Convention 1958',
    'United Nations Convention on the Recognition and Enforcement of Foreign Arbitral Awards',
  ],
  ['ICSID', 'International Centre for Settlement of Investment Disputes (ICSID)'],
  [
    'International Centre for Settlement of Investment Disputes',
    'ICSID (International Centre for Settlement of Investment Disputes)',
  ],
  [
    'ICSID Convention',
    'Convention on the Settlement of Investment Disputes between States and Nationals of Other States',
  ],
  ['Washington Convention', 'ICSID Convention'],
  ['TFEU', 'Treaty on the Functioning of the European Union'],
  ['TFEU', 'Treaty on the Functioning of the European Union (TFEU)'],
  ['AEUV', 'Treaty on the Functioning of the European Union'],
  ['Art. 101 AEUV', 'Article 101 TFEU'],
  ['Art. 102 TFEU', 'Article 102 of the Treaty on the Functioning of the European Union'],
  ['PCT', 'Patent Cooperation Treaty'],
  ['PCT', 'Patent Cooperation Treaty (PCT)'],
  ['ECT', 'The Energy Charter Treaty'],
  ['TRIPS', 'Agreement on Trade-Related Aspects of Intellectual Property Rights'],
  ['TRIPS Agreement', 'TRIPS'],
  ['CISG', 'United Nations Convention on Contracts for the International Sale of Goods'],
  ['VCLT', 'Vienna Convention on the Law of Treaties'],
  ['ECHR', 'Convention for the Protection of Human Rights and Fundamental Freedoms'],
  ['EMRK', 'European Convention on Human Rights'],
  ['LCIA', 'London Court of International Arbitration (LCIA)'],
  ['london court of international arbitration', 'London Court of International Arbitration (LCIA)'],
  ['WIPO', 'World Intellectual Property Organization (WIPO)'],
  ['CMA', 'Competition and Markets Authority (CMA)'],
  ['EPO', 'European Patent Office (EPO)'],
  ['PCA', 'PCA (Permanent Court of Arbitration)'],
  ['DMA', 'Digital Markets Act'],
  ['DMA', 'Regulation (EU) 2022/1925'],
  ['§ 242 BGB', 'BGB § 242'],
  ['BGH', 'Bundesgerichtshof (BGH)'],
  ['CISG', 'United Nations Convention on Contracts for the International Sale of Goods (Vienna, 1980)'],
] as const;

test.each(SPELLINGS)('“%s” is what records file as “%s” (OP-164)', (typed, filed) => {
  expect(meet(typed, filed)).toBe(true);
});

test.each([
  ['EPC', 'Unified Patent Court Agreement'],
  ['Sweden', 'Competition Authority (Sweden)'],
  ['Competition Authority', 'Competition Authority (Sweden)'],
  ['SE', 'Supreme Court (SE)'],
  ['Supreme Court', 'Supreme Court (SE)'],
  ['UK', 'Competition Appeal Tribunal (UK)'],
  ['Court of Appeal', 'Court of Appeal (Civil Division)'],
  ['EC', 'Council Regulation (EC) No 139/2004'],
  ['CAT', 'Competition and Markets Authority (CMA)'],
  ['1958', 'New York Convention (1958)'],
])('“%s” is not what records file as “%s”', (typed, filed) => {
  expect(meet(typed, filed)).toBe(false);
});
