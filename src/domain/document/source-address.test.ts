import { expect, test } from 'vitest';
import { foldCitation } from './normal-citation.ts';
import { resolveTarget } from './resolve-target.ts';
import { findOutsideAddress, readDocumentTarget } from './source-address.ts';

const FIND_CASE_LAW = 'https://caselaw.nationalarchives.gov.uk';

test.each([
  [`${FIND_CASE_LAW}/ewca/civ/2022/24`, `akn:${FIND_CASE_LAW}/id/ewca/civ/2022/24`, undefined],
  [
    `${FIND_CASE_LAW}/id/ewhc/comm/2022/2616/data.xml#para_12`,
    `akn:${FIND_CASE_LAW}/id/ewhc/comm/2022/2616`,
    'para_12',
  ],
  ['https://www.courtlistener.com/opinion/4151832/white-v-pauly/', 'courtlistener:4151832', undefined],
  ['https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62014CJ0413', '62014CJ0413', undefined],
  ['https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX%3A32016R0679&from=EN', '32016R0679', undefined],
  ['https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=ecli:ECLI:EU:C:2005:446', 'ECLI:EU:C:2005:446', undefined],
  ['http://data.europa.eu/eli/reg/2016/679/oj', '32016R0679', undefined],
  [
    'http://www.legislation.gov.uk/ukpga/1990/8/section/12/enacted',
    'akn:http://www.legislation.gov.uk/id/ukpga/1990/8',
    'section-12',
  ],
  ['https://www.legislation.gov.uk/id/uksi/2018/470', 'akn:http://www.legislation.gov.uk/id/uksi/2018/470', undefined],
])('OP-193: %s means %s', (href, key, anchor) => {
  expect(readDocumentTarget({ to: 'web', href })).toEqual({
    to: 'document',
    key,
    ...(anchor === undefined ? {} : { anchor }),
  });
});

test.each([
  'https://example.org/opinion/1/',
  `${FIND_CASE_LAW}/search?q=1`,
  'https://www.legislation.gov.uk/',
  'https://eur-lex.europa.eu/homepage.html',
  'mailto:a@b.c',
])('OP-193: %s means no document', (href) => {
  expect(readDocumentTarget({ to: 'web', href })).toBeUndefined();
});

test('OP-193: a judgment is known by its address as by its neutral citation', () => {
  for (const address of [`${FIND_CASE_LAW}/ukftt/tc/2022/304`, `akn:${FIND_CASE_LAW}/id/ukftt/tc/2022/304`])
    expect(foldCitation(address)).toBe(foldCitation('[2022] UKFTT 00304 (TC)'));
});

test.each([
  [`akn:${FIND_CASE_LAW}/id/uksc/2021/50`, `${FIND_CASE_LAW}/uksc/2021/50`],
  ['courtlistener:4151832', 'https://www.courtlistener.com/opinion/4151832/'],
  ['uslm:/us/usc/t15/s2051', 'https://www.govinfo.gov/link/uscode/15/2051'],
  ['uslm:/us/pl/115/18', 'https://www.govinfo.gov/link/plaw/115/public/18'],
  ['EU:C:2005:446', 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=ecli:ECLI:EU:C:2005:446'],
  ['[2022] EWHC 689 (IPEC)', `${FIND_CASE_LAW}/ewhc/ipec/2022/689`],
  ['[2022] EWCA Civ 24', `${FIND_CASE_LAW}/ewca/civ/2022/24`],
  ['[2022] SGHC 24', undefined],
  ['bits:9780000000002/c2', undefined],
])('OP-193: %s stands outside at %s', (key, address) => {
  expect(findOutsideAddress({ key })).toBe(address);
});

test('OP-193: a link leads to what is held, else outside', () => {
  const href = `${FIND_CASE_LAW}/uksc/2021/50`;
  const places = (held?: string) => ({ findAnchor: () => undefined, findAddress: () => held });
  expect(resolveTarget({ to: 'web', href }, places('/document/a'))).toBe('/document/a');
  expect(resolveTarget({ to: 'web', href }, places())).toBe(href);
  expect(resolveTarget({ to: 'document', key: 'courtlistener:1' }, places())).toBe(
    'https://www.courtlistener.com/opinion/1/',
  );
  expect(resolveTarget({ to: 'document', key: 'nobody' }, places())).toBeUndefined();
  expect(resolveTarget({ to: 'web', href: 'javascript:alert(1)' }, places())).toBeUndefined();
});
