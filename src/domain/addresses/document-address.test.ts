import { describe, expect, it } from 'vitest';
import { ka } from '#editions/ka/edition.ts';
import { kipl } from '#editions/kipl/edition.ts';
import { presentDocumentAddress } from './document-address.ts';
import { presentCaseAddress, presentTextAddress } from './text-address.ts';

const FULL = { edition: ka, codes: ['KAPP'] };

describe('SH-101 SH-120 SH-126 A document is led to where it is read', () => {
  it.each([
    ['Practical insight', '/practical-content/one'],
    ['Template', '/templates-and-examples/one'],
    ['Arbitrator profile', '/profile-navigator/one'],
    ['Award', '/document/one'],
    // What a source calls a type is no key of anything else.
    ['constructor', '/document/one'],
  ])('%s: %s', (type, address) => {
    expect(presentDocumentAddress({ id: 'one', kind: 'document', type }, FULL)).toBe(address);
    expect(presentDocumentAddress({ id: 'one', kind: 'document', record: { type } }, FULL)).toBe(address);
  });

  it('at its text in an edition without such pages, and for a subscription that has them not', () => {
    const insight = { id: 'one', kind: 'document', type: 'Practical insight' };
    expect(presentDocumentAddress(insight, { edition: kipl, codes: ['IPL'] })).toBe('/document/one');
    expect(presentDocumentAddress(insight, { edition: ka, codes: ['YB'] })).toBe('/document/one');
    expect(presentDocumentAddress(insight, { edition: ka, codes: [] })).toBe('/document/one');
  });

  it('at its case, its proceeding and its paper', () => {
    expect(presentDocumentAddress({ id: 'c-1', kind: 'case', type: 'Case' }, FULL)).toBe('/document/case/c-1');
    expect(presentCaseAddress('c-1', 'p-1', 'a-1')).toBe('/document/case/c-1/p-1/a-1');
    expect(presentTextAddress({ id: '50%' })).toBe('/document/50%25');
  });
});
