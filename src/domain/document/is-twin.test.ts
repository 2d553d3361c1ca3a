import { describe, expect, test } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from './document.ts';
import { isTwin } from './is-twin.ts';

const JUDGMENT: DocumentRecord = {
  ...EMPTY_RECORD,
  key: 'akn:1',
  title: 'Doe v Roe',
  type: 'Case law',
  dates: { decision: '2019-03-01' },
  citations: ['[2019] PNYC 12'],
  parties: [{ name: 'Doe' }, { name: 'Roe' }],
};

describe('A document that came in twice', () => {
  test('has the same title, type and date, and a citation, case number or party in common', () => {
    expect(isTwin(JUDGMENT, { ...JUDGMENT, key: 'docx:1', title: 'DOE v. ROE', citations: [] })).toBe(true);
    expect(isTwin(JUDGMENT, { ...JUDGMENT, key: 'docx:1', citations: ['2019 PNYC 12'], parties: [] })).toBe(true);
  });

  test.each([
    ['another title', { title: 'Doe v Roe (No 2)' }],
    ['another type', { type: 'Award' }],
    ['another date', { dates: { decision: '2019-03-02' } }],
    ['no date', { dates: {} }],
    ['another publication', { publication: 'reports' }],
    ['another source', { source: 'Reports' }],
    ['nothing in common', { citations: [], parties: [] }],
  ])('is not one with %s', (_difference, change) => {
    expect(isTwin(JUDGMENT, { ...JUDGMENT, key: 'docx:1', ...change })).toBe(false);
  });
});
