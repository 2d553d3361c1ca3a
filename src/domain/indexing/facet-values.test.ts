import { expect, test } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord, type ProfileFacts } from '#domain/document/document.ts';
import { listDateValues, listFacetValues } from './facet-values.ts';

const RECORD: DocumentRecord = { ...EMPTY_RECORD, key: 'test:1', title: 'Ellingsen v Ferro', type: 'Award' };
const NO_PROFILE: ProfileFacts = {
  nationalities: [],
  languagesOfProceedings: [],
  roles: [],
  sectors: [],
  caseTypes: [],
  institutions: [],
  applicableRules: [],
  applicableLaws: [],
  nominatingFirms: [],
};
const valuesOf = (rest: Partial<DocumentRecord>) =>
  listFacetValues(
    { ...RECORD, ...rest },
    { id: 'd', kind: 'document', editions: ['KA'], demo: false, hasContent: true },
  );

test('OP-60: a document is filed under every step of a tree, once each, and under nothing that it does not say', () => {
  const values = valuesOf({ topics: ['Award > Costs', 'Award > Interest'], sector: 'Energy', subsector: 'Wind' });
  expect(values['topic']).toEqual(['Award', 'Award > Costs', 'Award > Interest']);
  expect(values['sector-subsector']).toEqual(['Energy', 'Energy > Wind']);
  expect(values).not.toHaveProperty('demo');
  expect(values).not.toHaveProperty('court');
});

test('OP-60: a person is filed under the sectors of their profile, beside those of the record', () => {
  const profile = { ...NO_PROFILE, sectors: ['Shipping > Ports'] };
  expect(valuesOf({ profile })['sector-subsector']).toEqual(['Shipping', 'Shipping > Ports']);
  expect(valuesOf({ profile, sector: 'Energy' })['sector-subsector']).toEqual([
    'Energy',
    'Shipping',
    'Shipping > Ports',
  ]);
});

test('OP-58: what was added is dated by its day, whatever the hour, and dates that are not known are left out', () => {
  const dates = { ...RECORD.dates, publication: '2026-01' };
  expect(listDateValues({ ...RECORD, dates }, '2026-03-04T23:59:59.999Z')).toMatchObject({
    published: '2026-01',
    added: '2026-03-04',
  });
  expect(listDateValues(RECORD, '2026-03-04T00:00:00.000Z')).toEqual({ added: '2026-03-04' });
});
