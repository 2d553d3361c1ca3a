import { expect, test } from 'vitest';
import { readPrintedTitle, withCaseName, writeCaseName } from './case-name.ts';
import { listDocumentAliases } from './document-alias.ts';
import { EMPTY_RECORD } from './document.ts';
import { listRecordTexts } from '../indexing/record-texts.ts';

test.each([
  ['SHELL EGYPT WEST MANZALA GMBH v DANA GAS EGYPT LIMITED', 'Shell Egypt West Manzala GmbH v Dana Gas Egypt Limited'],
  [
    'PHILIP PARR v MSR PARTNERS LLP (FORMERLY MOORE STEPHENS LLP)',
    'Philip Parr v MSR Partners LLP (formerly Moore Stephens LLP)',
  ],
  ['GURMAIL GILL v THE ROYAL BOROUGH OF GREENWICH', 'Gurmail Gill v The Royal Borough of Greenwich'],
  [
    'NICHOLAS WALEWSKI v THE COMMISSIONERS FOR HER MAJESTY’S REVENUE & CUSTOMS',
    'Nicholas Walewski v The Commissioners for Her Majesty’s Revenue & Customs',
  ],
  ['MR M FENTEM v OUTFORM EMEA LIMITED', 'Mr M Fentem v Outform Emea Limited'],
  ['MATCH GROUP, LLC v MUZMATCH LIMITED', 'Match Group, LLC v Muzmatch Limited'],
  ['EULER HERMES SA (NV) v MACKAYS STORES GROUP LIMITED', 'Euler Hermes SA (NV) v Mackays Stores Group Limited'],
  [
    'ADVANCED BIONICS AG v MED-EL ELEKTROMEDIZINISCHE GERÄTE GMBH',
    'Advanced Bionics AG v Med-El Elektromedizinische Geräte GmbH',
  ],
  ['REGINA v FRASER', 'R v Fraser'],
  ['Regina v Fraser', 'R v Fraser'],
  ['Rex v Pell and others', 'R v Pell and others'],
  ['REAGAN, United States Marshal, et al. v. AIKEN et al.', 'Reagan, United States Marshal, et al. v. Aiken et al.'],
  ['REAGAN v. AIKEN, Executor of the Estate', 'Reagan v. Aiken, Executor of the Estate'],
  ['IBM, Inc. v. AT&T, Inc.', 'IBM, Inc. v. AT&T, Inc.'],
  ['UBS, a bank of Zurich v. KBC, a bank of Brussels', 'UBS, a bank of Zurich v. KBC, a bank of Brussels'],
  ['Lee Manning -v- Neste AB', 'Lee Manning v Neste AB'],
  ['GURMAIL GILL – V – HARBOUR COUNCIL', 'Gurmail Gill v Harbour Council'],
  ['Regina -v- Pell', 'R v Pell'],
  ['The Regina Company v Pell', 'The Regina Company v Pell'],
  ['R v O’CONNOR AND MCKEE, EX PARTE J.P. MORGAN PLC', 'R v O’Connor and McKee, ex parte J.P. Morgan plc'],
  ['HMRC v BP PLC', 'HMRC v BP plc'],
  ['DOE V. ROE II', 'Doe v. Roe II'],
  ['VITERBO BV v CASTELL CORP LTD and another', 'Viterbo BV v Castell Corp Ltd and another'],
  ['Mutu v FIFA', 'Mutu v FIFA'],
  ['ADA PELL v UEFA', 'Ada Pell v UEFA'],
  [
    'R (on the application of Miller) v Secretary of State for Exiting the European Union',
    'R (Miller) v Secretary of State for Exiting the European Union',
  ],
  ['THE QUEEN (ON THE APPLICATION OF ADA PELL) v HARBOUR COUNCIL', 'R (Ada Pell) v Harbour Council'],
  ['R (on the application of Miller (No 2)) v The Prime Minister', 'R (Miller (No 2)) v The Prime Minister'],
  ['Regina on the application of Pell v Harbour Council', 'R (Pell) v Harbour Council'],
  ['Lloyd v Google LLC', 'Lloyd v Google LLC'],
  ['BP plc v HMRC', 'BP plc v HMRC'],
  ['Life Technologies Corp. v. Promega Corp.', 'Life Technologies Corp. v. Promega Corp.'],
  ['ICSID CONVENTION', 'ICSID CONVENTION'],
])('OP-193: %s is written %s', (printed, expected) => {
  expect(writeCaseName(printed)).toBe(expected);
  expect(writeCaseName(expected)).toBe(expected);
});

test('OP-193: the printed title stays searchable, in the text and by name', () => {
  const printed = 'R (on the application of Pell) v Harbour Council';
  const record = withCaseName({ ...EMPTY_RECORD, key: 'test:1', title: printed, type: 'Case law' });
  expect(record.title).toBe('R (Pell) v Harbour Council');
  expect(readPrintedTitle(record)).toBe(printed);
  expect(listRecordTexts(record)).toContainEqual({ label: 'Title as printed', text: printed });
  const names = listDocumentAliases(record).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['r pell v harbour council', 'r on the application of pell v harbour council']),
  );
});

test('OP-193: a title that is shortened or has its sign set is still found as it is printed', () => {
  for (const printed of ['Regina v Fraser', 'Lee Manning -v- Neste AB']) {
    const record = withCaseName({ ...EMPTY_RECORD, key: 'test:1', title: printed, type: 'Case law' });
    expect(record.title).not.toBe(printed);
    expect(readPrintedTitle(record)).toBe(printed);
    expect(listRecordTexts(record)).toContainEqual({ label: 'Title as printed', text: printed });
  }
});

test('OP-193: what is no case keeps its title', () => {
  const book = { ...EMPTY_RECORD, key: 'test:1', title: 'LAW V ORDER', type: 'Book chapter' };
  expect(withCaseName(book)).toBe(book);
});
