import { expect, test } from 'vitest';
import { createDetails } from '#tests/support/shown-documents.ts';
import { showDocument } from './show-document.ts';

test('OP-197: a citation leads to the version that is shown, and to no version where that is the newest', () => {
  const version = {
    importedAt: '2026-01-02T00:00:00Z',
    isKept: true,
    isOpen: true,
    inForceFrom: null,
    inForceUntil: null,
  };
  const versions = [
    { ...version, version: 2, replacedAt: null },
    { ...version, version: 1, replacedAt: '2026-01-02T00:00:00Z' },
  ];
  const cited = { kind: 'act', title: 'Quays Act', inForce: 'until 31 Jul 2025' } as const;
  expect(showDocument(createDetails('act', { version: 1, versions, cited }))).toMatchObject({
    url: '/document/act?v=1',
    cited,
  });
  expect(showDocument(createDetails('act', { version: 2, versions })).url).toBe('/document/act');
});
