import { expect, test } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { workOf } from '#domain/bibliography/create-entry.ts';
import { describeWork } from './describe-work.ts';

const STORED = {
  state: 'present',
  number: 1,
  id: 'd1',
  kind: 'document',
  publication: undefined,
  editions: ['KA'],
  version: 1,
  firstImportedAt: '',
  importedAt: '',
  demo: false,
  content: { id: 1, blocks: 1, words: 1 },
} as const;
const PLACE = { versions: [], publication: undefined, headings: '', origin: 'http://ka.localhost', isBrief: false };

const describeRecord = (record: DocumentRecord, more: Partial<Parameters<typeof describeWork>[0]> = {}) =>
  describeWork({
    document: { ...STORED, record },
    ...PLACE,
    cited: workOf({ record, isPublication: false, publication: undefined }),
    ...more,
  });

test('OP-76 A file of one language version says which, and that there are others', () => {
  const describe = (languages: readonly string[], language?: string) => {
    const record = { ...EMPTY_RECORD, key: 'k', title: 'Treaty', type: 'Convention', languages };
    return new Map(describeRecord(record, { language }).facts).get('Language');
  };
  expect(describe(['en', 'nl', 'fr'], 'nl')).toBe('Dutch alone; the text is also in English, French');
  expect(describe(['en', 'nl'])).toBe('English, Dutch');
  expect(describe(['en'])).toBeUndefined();
});

test('the title and the parties of a text have the apostrophes and quotation marks that the text below them has', () => {
  const record = {
    ...EMPTY_RECORD,
    key: 'k',
    title: "Impression v. Lexmark Int'l",
    type: 'Case law',
    parties: [{ name: "Lexmark Int'l" }],
  } as const;
  const work = describeRecord(record);
  expect(work.title).toBe('Impression v. Lexmark Int’l');
  expect(work.facts).toContainEqual(['Parties', 'Lexmark Int’l']);
});

test.each([
  ['12(3), 45–67', '45–67', 'A Journal, 12(3), 45–67'],
  ['12(3)', '45-67', 'A Journal, 12(3), pp. 45–67'],
  ['12(3)', '45', 'A Journal, 12(3), p. 45'],
  ['6(7), e1000097', 'e1000097', 'A Journal, 6(7), e1000097'],
  ['6(7)', 'e1000097', 'A Journal, 6(7), e1000097'],
])('the place of an article in its volume names its pages once: %j, %j', (sourceLocation, pages, expected) => {
  const record = {
    ...EMPTY_RECORD,
    key: 'k',
    title: 'Lamps',
    type: 'Journal article',
    source: 'A Journal',
    sourceLocation,
    pages,
  };
  const work = describeRecord(record);
  expect(new Map(work.facts).get('Published in')).toBe(expected);
});

test('OP-198: a text says how it is cited in the style that was asked for, and each of its citations once', () => {
  const record = {
    ...EMPTY_RECORD,
    key: 'k',
    title: 'Corr v. IBC Vehicles Ltd',
    type: 'Case law',
    court: 'House of Lords',
    dates: { decision: '2008-02-27' },
    citations: ['[2008] UKHL 13', '[2008] 1 AC 884'],
    bibliographicReference: '[2008] UKHL 13',
  } as const;
  const factsIn = (style?: 'bluebook') => new Map(describeRecord(record, { style }).facts);
  expect(factsIn().get('Cite as')).toBe('Corr v IBC Vehicles Ltd [2008] UKHL 13, [2008] 1 AC 884');
  expect(factsIn('bluebook').get('Cite as')).toBe('Corr v. IBC Vehicles Ltd, [2008] 1 AC 884 (House of Lords)');
  expect(factsIn().get('Citation')).toBe('[2008] UKHL 13; [2008] 1 AC 884');
});
