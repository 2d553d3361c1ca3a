import { expect, test } from 'vitest';
import { findNamedInstruments } from './find-named-instruments.ts';
import { KnownInstruments } from './known-instruments.ts';

const article = { unit: 'article' } as const;
const KNOWN = new KnownInstruments([
  {
    id: 'quay',
    name: 'Convention on the Settlement of Quay Disputes',
    aliases: ['Quay Convention', 'QCT'],
    manner: article,
    year: 1965,
  },
  { id: 'uk', name: 'Mooring Act 1996', aliases: ['English Mooring Act 1996'], manner: article },
  { id: 'nz', name: 'Mooring Act 1996', aliases: [], manner: article },
  { id: 'my', name: 'Mooring Act 2005', aliases: [], manner: article },
]);

test.each([
  ['QCT', ['quay']],
  ['the Quay Convention', ['quay']],
  ['Convention on the Settlement of Quay Disputes', ['quay']],
  ['Quay Convention 1965', ['quay']],
  ['Quay Convention (1965)', ['quay']],
  ['the Quay Convention of 1965', ['quay']],
  ['Quay Convention of', []],
  ['Quay Convention 1966', []],
  ['Mooring Act 1996', ['uk', 'nz']],
  ['English Mooring Act 1996', ['uk']],
  ['Mooring Act', []],
  ['Quay Convention art 5', []],
  ['Quay Convention in practice', []],
  ['', []],
])('%j names the instruments %j (OP-189)', (text, ids) => {
  expect(findNamedInstruments(text, KNOWN)).toEqual(ids);
});
