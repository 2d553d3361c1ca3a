import { expect, test } from 'vitest';
import { createDetails } from '#tests/support/shown-documents.ts';
import { showDocument } from './show-document.ts';

const VERSION = { importedAt: '2026-01-02T00:00:00Z', isKept: true, isOpen: true };
const NEW = { ...VERSION, version: 1, replacedAt: null, inForceFrom: '2025-08-01', inForceUntil: null };
const OLD = {
  ...VERSION,
  version: 2,
  replacedAt: '2026-01-02T00:00:00Z',
  inForceFrom: '1997-01-31',
  inForceUntil: '2025-07-31',
};

test('OP-197: a law is cited with the state of it that is shown, and the citation leads there', () => {
  const act = { legisNumber: '1997 c. 5', versions: [NEW, OLD] };
  expect(showDocument(createDetails('act', { ...act, inForceFrom: '2025-08-01' }))).toMatchObject({
    url: '/document/act',
    citation: '1997 c. 5 (as in force from 01 Aug 2025)',
  });
  const { inForceFrom, inForceUntil } = OLD;
  expect(showDocument(createDetails('act', { ...act, version: 2, inForceFrom, inForceUntil }))).toMatchObject({
    url: '/document/act?v=2',
    citation: '1997 c. 5 (as in force from 31 Jan 1997 until 31 Jul 2025)',
  });
});

test('What says no day is cited as its record says, where that does', () => {
  expect(showDocument(createDetails('award', { citations: ['[2020] EWHC 1'] })).citation).toBe('[2020] EWHC 1');
  expect(showDocument(createDetails('act', { legisNumber: '1997 c. 5' })).citation).toBeUndefined();
});
