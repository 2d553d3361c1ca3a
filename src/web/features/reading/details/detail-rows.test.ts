import { expect, test } from 'vitest';
import { createDetails } from '#tests/support/shown-documents.ts';
import { listDetailGroups } from './detail-rows.ts';

const rowsOf = (change: Parameters<typeof createDetails>[1]) =>
  Object.fromEntries(
    listDetailGroups(createDetails('judgment', change)).flatMap(({ rows }) =>
      rows.map(({ name, values }) => [name, values]),
    ),
  );

test('Details stand in groups; a provision and the rules lead to what the library holds, each said once (OP-71)', () => {
  const item = (displayValue: string) => ({ displayValue, url: `/document/${displayValue}` });
  const groups = listDetailGroups(
    createDetails('award', {
      caseNumbers: ['7'],
      judgeLinks: [{ name: 'A. Doe', link: null }],
      applicableRules: 'ICC Rules',
      rules: [item('rules')],
      provision: [item('article-5')],
      citedBy: [item('later')],
    }),
  );
  expect(groups.map(({ name }) => name)).toEqual(['Case', 'People', 'Law', 'Cited']);
  const law = groups[2];
  expect(law?.rows).toEqual([{ name: 'Rules', values: [{ text: 'rules', href: '/document/rules' }] }]);
  expect(law?.lists).toEqual([{ name: 'Provisions', items: [item('article-5')] }]);
  const bare = listDetailGroups(createDetails('chapter', { legalDate: null }));
  expect(bare.map(({ name }) => name)).toEqual(['Document']);
});

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

test('OP-171: Copies of a work from other sources are no other formats', () => {
  const rows = rowsOf({
    formats: [
      { format: 'akn', name: 'Akoma Ntoso', isShown: true, source: '7.xml' },
      { format: 'akn', name: 'Akoma Ntoso', isShown: false, source: '00007.xml' },
      { format: 'docx', name: 'Word', isShown: false, source: '7.docx' },
    ],
  });
  expect(rows['Also from']).toEqual([{ text: 'Akoma Ntoso', note: '00007.xml' }]);
  expect(rows['Also as']).toEqual([{ text: 'Word', note: '7.docx' }]);
});

test('A DOI is called so, and stands apart from citations', () => {
  const rows = rowsOf({ citations: ['[2031] SCC 4', '10.5555/beacon.7', 'ECLI:EU:C:2031:4'] });
  expect(rows['DOI']).toEqual([{ text: '10.5555/beacon.7' }]);
  expect(rows['Citation']?.map(({ text }) => text)).toEqual(['[2031] SCC 4', 'ECLI:EU:C:2031:4']);
});

test('Of a document that came in one format and one language, neither is said', () => {
  for (const name of ['Also as', 'Also in', 'Read from']) expect(rowsOf({})[name]).toBeUndefined();
});

test('OP-122: Documents outside the subscription that cite this one are named by their number', () => {
  const citedBy = (count: number, isExact: boolean) =>
    listDetailGroups(createDetails('judgment', { citedByClosed: { count, isExact } })).flatMap(({ lists }) =>
      lists.map(({ beside }) => beside),
    );
  expect(citedBy(3, true)).toEqual(['3 more outside your subscription']);
  expect(citedBy(40, false)).toEqual(['40 or more outside your subscription']);
  expect(citedBy(0, true)).toEqual([]);
});

test('SR-166, OP-72: NACE codes have their names and lead to what else has them, and a document of a case to its case', () => {
  const named = { nacecodeNames: { '61.10': 'Wired telecommunications activities' } };
  const rows = rowsOf({ nacecodes: ['29.32', '61.10'], ...named, caseFile: '/document/case/c-1' });
  expect(rows['NACE codes']).toEqual([
    { text: '29.32', href: '/search?nacecode=29.32' },
    { text: '61.10 Wired telecommunications activities', href: '/search?nacecode=61.10' },
  ]);
  expect(rows['Case files']).toEqual([{ text: 'Open the case', href: '/document/case/c-1' }]);
});
