import { expect, it } from 'vitest';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import { listAuthorities } from './list-authorities.ts';

const work = (genre: BibliographicEntry['genre'], title: string, rest: Partial<BibliographicEntry> = {}) => ({
  genre,
  title,
  creators: [],
  languages: [],
  jurisdictions: [],
  link: `https://ka.example/document/${title.length}`,
  ...rest,
});

it('OP-184: a bibliography has works by kind, decisions by title and writings by author, then title, each in its style', () => {
  const groups = listAuthorities([
    work('article', 'Costs', { creators: ['Ludwig van Zuyder'], styled: 'van Zuyder L, ‘Costs’' }),
    work('article', 'The Seat', { creators: ['Ada Lindqvist'] }),
    work('book', 'Quays', { editors: ['Ada Lindqvist', 'Bo Achebe'] }),
    work('statute', 'The Harbours Act 2001'),
    work('statute', 'An Act on Cranes'),
    work('case', 'The Zephyr'),
    work('case', 'Halberd v Ingram', { styled: 'Halberd v Ingram [2019] 1 WLR 9517' }),
    work('article', 'A Note on Costs', { creators: ['Ada Lindqvist', 'Bo Achebe'] }),
  ]);
  expect(groups.map(({ heading, entries }) => [heading, ...entries.map(({ text }) => text)])).toEqual([
    ['Cases and awards', 'Halberd v Ingram [2019] 1 WLR 9517', 'The Zephyr'],
    ['Legislation, treaties and rules', 'An Act on Cranes', 'The Harbours Act 2001'],
    ['Books and journals', 'Quays'],
    ['Chapters and articles', 'A Note on Costs', 'The Seat', 'van Zuyder L, ‘Costs’'],
  ]);
});

it('OP-184: notes stand beside the work', () => {
  const [group] = listAuthorities([work('case', 'Halberd v Ingram', { annotation: 'Ask again', note: 'Demo' })]);
  expect(group?.entries).toMatchObject([{ text: 'Halberd v Ingram', note: 'Demo · Ask again' }]);
});
