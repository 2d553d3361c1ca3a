import { describe, expect, test } from 'vitest';
import { listDocumentAliases, listNumberForms, listTitleForms } from './document-alias.ts';
import { EMPTY_RECORD } from './document.ts';
import { nameOfDocument } from './name-of-document.ts';

describe('What a document is also known by', () => {
  test.each([
    ['The Seat of the Arbitration', ['the seat of the arbitration', 'seat of the arbitration']],
    ['Costs', ['costs']],
    ['Arbitration: a handbook', ['arbitration a handbook']],
    ['The New York Convention: a commentary', ['the new york convention', 'new york convention']],
    ['Kestrel Rail / Tractis (Case M.90183)', ['kestrel rail tractis']],
    ['Doe v Roe [2019] UKSC 12', ['doe v roe']],
    ['Halvorsen AS v. Aurelian, Partial Award on Liability', ['halvorsen as v aurelian']],
    ['Case M.90427 RP / SNIA (NYLTECH): Art. 6(1)(b)', ['rp snia nyltech', 'rp snia', 'case m 90427 rp snia']],
    ['Case C-90284/16 Doe v Roe', ['doe v roe']],
    ['Seat Convention, 1965', ['seat convention']],
    ['Seat Convention, 1965 (editorial summary)', ['seat convention']],
    ['Rules, forms and fees', ['rules forms and fees']],
    ['L’État et l’arbitre', ['état et l arbitre'].map((form) => form.normalize('NFD').replaceAll(/\p{M}/gu, ''))],
  ])('%s answers to its shorter forms', (title, expected) => {
    expect(listTitleForms(title)).toEqual(expect.arrayContaining(expected));
  });

  test('a title is never cut to a single word, which would name too much', () => {
    expect(listTitleForms('Arbitration: a handbook')).not.toContain('arbitration');
    expect(listTitleForms('Consent, 1965')).not.toContain('consent');
    expect(listTitleForms('Case M.90427 Halm: Art. 6(1)(b)')).not.toContain('halm');
    expect(listTitleForms('Consent (Second edition)')).not.toContain('consent');
  });

  test('a treaty that is called by its two parties is known by them turned round', () => {
    const listTitles = (title: string, ...names: string[]) =>
      listDocumentAliases({ ...EMPTY_RECORD, key: 'test:1', title, type: '', parties: names.map((name) => ({ name })) })
        .filter(({ kind }) => kind === 'title')
        .map(({ name }) => name);
    const title = 'Halm - Quill BIT (1990)';
    expect(listTitles(title, 'Halm', 'Quill')).toEqual(
      expect.arrayContaining(['halm quill bit', 'quill halm bit', 'quill halm bit 1990']),
    );
    expect(listTitles(title, 'Halm', 'Quill', 'Orania')).not.toContain('quill halm bit');
    expect(listTitles(title, 'Halm', 'Qui')).not.toContain('qui halm ll bit');
    expect(listTitles('Halm v Quill', 'Halm', 'Quill')).toEqual(['halm v quill']);
  });

  test('the company forms of parties are in one spelling', () => {
    const record = { ...EMPTY_RECORD, key: 'test:1', title: 'Costs', type: 'Award' };
    const parties = [{ name: 'Halm & Sons International Company Limited' }];
    const [, party] = listDocumentAliases({ ...record, parties });
    expect(party).toEqual({ kind: 'party', name: 'halm sons intl co ltd' });
    expect(nameOfDocument('a', { ...record, parties }, 'halm sons intl co ltd')).toEqual({
      kind: 'party',
      text: 'Halm & Sons International Company Limited',
    });
  });

  test('case numbers are also typed without what stands before them', () => {
    expect(listNumberForms('ICC Case No. 91873/XY')).toEqual(['icc 91873 xy', '91873 xy']);
    expect(listNumberForms('T 9101/16')).toEqual(['9101 16']);
    expect(listNumberForms('M.90183')).toEqual(['m90183']);
    expect(listNumberForms('LCIA Case No. D-204417')).toContain('d204417');
  });

  test('an alias says what it is, and a found name is shown as the document has it', () => {
    const record = {
      ...EMPTY_RECORD,
      key: 'test:1',
      title: 'Costs',
      type: 'Award',
      parties: [{ name: 'Nordvind Solar AB' }],
      undertakings: ['Nordvind Solar AB'],
      caseNumbers: ['ICC Case No. 91873/XY'],
      citations: ['978-90-90345-15-4', 'ECLI:EU:C:2019:1'],
    };
    expect(listDocumentAliases(record)).toEqual([
      { kind: 'title', name: 'costs' },
      { kind: 'party', name: 'nordvind solar ab' },
      { kind: 'number', name: '9789090345154' },
      { kind: 'number', name: 'icc 91873 xy' },
      { kind: 'number', name: '91873 xy' },
    ]);
    expect(nameOfDocument('a', record, '91873 xy')).toEqual({ kind: 'case-number', text: 'ICC Case No. 91873/XY' });
    expect(nameOfDocument('a', record, '9789090345154')).toEqual({ kind: 'citation', text: '978-90-90345-15-4' });
    expect(nameOfDocument('a', record, 'nordvind solar ab')).toEqual({ kind: 'party', text: 'Nordvind Solar AB' });
    expect(nameOfDocument('a', { ...record, citations: ['[2010] PNHC 465 (Comm)'] }, '2010 pnhc 465')).toEqual({
      kind: 'citation',
      text: '[2010] PNHC 465 (Comm)',
    });
    expect(nameOfDocument('a', record, 'costs')).toEqual({ kind: 'title', text: 'Costs' });
  });
});
