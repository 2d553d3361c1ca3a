import { expect, test } from 'vitest';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import { describeWork } from './describe-work.ts';

test('the title and the parties of a text have the apostrophes and quotation marks that the text below them has', () => {
  const record = {
    ...EMPTY_RECORD,
    key: 'k',
    title: "Impression v. Lexmark Int'l",
    type: 'Case law',
    parties: [{ name: "Lexmark Int'l" }],
  } as const;
  const document = {
    state: 'present',
    number: 1,
    id: 'd1',
    kind: 'document',
    record,
    publication: undefined,
    editions: ['KA'],
    version: 1,
    firstImportedAt: '',
    importedAt: '',
    demo: false,
    content: { id: 1, blocks: 1, words: 1 },
  } as const;
  const where = { versions: [], publication: undefined, headings: '', origin: 'http://ka.localhost', isBrief: false };
  const work = describeWork({ document, ...where });
  expect(work.title).toBe('Impression v. Lexmark Int’l');
  expect(work.facts).toContainEqual(['Parties', 'Lexmark Int’l']);
});
