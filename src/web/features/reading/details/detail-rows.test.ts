import { expect, test } from 'vitest';
import { createDetails } from '#tests/support/shown-documents.ts';
import { listDetails } from './detail-rows.ts';

const rowsOf = (change: Parameters<typeof createDetails>[1]) =>
  Object.fromEntries(listDetails(createDetails('judgment', change)).map(({ name, values }) => [name, values]));

test('OP-171: The other formats of a work and its other languages stand among the details', () => {
  const rows = rowsOf({
    formats: [
      { format: 'akn', name: 'Akoma Ntoso', isShown: true, source: '7.xml' },
      { format: 'docx', name: 'Word', isShown: false, source: '7.docx' },
      { format: 'pdf', name: 'PDF', isShown: false, source: '7.pdf' },
    ],
    otherLanguages: [{ language: 'fr', name: 'French', title: 'Transporteur c. Port', url: '/document/fr-7' }],
  });
  expect(rows['Also as']?.map(({ text }) => text)).toEqual(['Word', 'PDF']);
  expect(rows['Read from']).toEqual([{ text: 'Akoma Ntoso', note: '7.xml' }]);
  expect(rows['Also in']).toEqual([{ text: 'French', note: 'Transporteur c. Port', href: '/document/fr-7' }]);
});

test('Of a document that came in one format and one language, neither is said', () => {
  for (const name of ['Also as', 'Also in', 'Read from']) expect(rowsOf({})[name]).toBeUndefined();
});
