import { expect, it } from 'vitest';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeRis } from './write-ris.ts';

const risOf = (entries: readonly BibliographicEntry[]) => [...writeRis(entries)].join('');
const bibtexOf = (entries: readonly BibliographicEntry[]) => [...writeBibtex(entries)].join('');

const CREATORS = ['José Ortega y Gasset', 'Maria De la Cueva-Ariza', 'Sammy Davis Jr.', 'Acme Research Group'];

const by = (...creators: readonly string[]): BibliographicEntry => ({
  genre: 'article',
  title: 'On names',
  creators,
  date: '2001-02',
  languages: [],
  jurisdictions: [],
  link: 'https://ka.example/document/names',
});
const bibtex = (...creators: readonly string[]) => /author = \{(.*)\},/u.exec(bibtexOf([by(...creators)]))?.[1];
const ris = (...creators: readonly string[]) =>
  [...risOf([by(...creators)]).matchAll(/^AU {2}- (.*)\r$/gmu)].map(([, name]) => name);

/** As BibTeX reads a name with commas: particles end with the last word that begins small, outside of braces. */
function part(name: string): string {
  const [last = ''] = name.split(', ');
  return last.replaceAll(/[{}]/gu, '');
}

it('Trial 54: BibTeX parts names with particles, suffixes and several family names as the RIS file does', () => {
  expect(bibtex(...CREATORS)).toBe(
    '{Ortega y Gasset}, José and De la Cueva-Ariza, Maria and Davis, Jr., Sammy and {Acme Research Group}',
  );
  expect(ris(...CREATORS)).toEqual([
    'Ortega y Gasset, José',
    'De la Cueva-Ariza, Maria',
    'Davis, Sammy, Jr.',
    'Acme Research Group',
  ]);
  expect(
    bibtex(...CREATORS)
      ?.split(' and ')
      .slice(0, 3)
      .map(part),
  ).toEqual(
    ris(...CREATORS)
      .slice(0, 3)
      .map((name) => name?.split(', ')[0]),
  );
});

it.each([
  ['Ludwig van Beethoven', 'van Beethoven, Ludwig'],
  ['Beethoven, Ludwig van', 'van Beethoven, Ludwig'],
  ['Lindqvist, Ada', 'Lindqvist, Ada'],
  ['Ada Lindqvist III', 'Lindqvist, III, Ada'],
  ['Plato', '{Plato}'],
  ['Ministry of Trade and Industry', '{Ministry of Trade and Industry}'],
  ['Halberd & Ingram LLP', '{Halberd \\& Ingram LLP}'],
  ['Centre for Harbour Law', '{Centre for Harbour Law}'],
  ['Jane Court', 'Court, Jane'],
])('Trial 54: %s is %s in BibTeX', (name, written) => {
  expect(bibtex(name)).toBe(written);
});
