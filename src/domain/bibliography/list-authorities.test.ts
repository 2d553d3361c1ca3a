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

const CASE = work('case', 'Halberd v Ingram', {
  citation: '[2019] 1 WLR 9517',
  number: 'CL-2019-000123',
  issuer: 'High Court',
  date: '2019-03-12',
});

it('OP-184: a bibliography has works by kind, decisions by title and writings by author, then title', () => {
  const article = { container: 'Journal of Costs', volume: '7', issue: '2', firstPage: '45', lastPage: '61' };
  const groups = listAuthorities([
    work('article', 'Costs', { creators: ['Ludwig van Zuyder'], ...article }),
    work('article', 'The Seat', { creators: ['Ada Lindqvist'], ...article }),
    work('book', 'Quays', {
      editors: ['Ada Lindqvist', 'Bo Achebe'],
      issuer: 'Harbour Press',
      date: '2021',
      isbn: '97',
    }),
    work('statute', 'The Harbours Act 2001'),
    work('statute', 'An Act on Cranes'),
    work('case', 'The Zephyr'),
    CASE,
    work('article', 'A Note on Costs', { creators: ['Ada Lindqvist', 'Bo Achebe'], ...article }),
  ]);
  expect(groups.map(({ heading, entries }) => [heading, ...entries.map(({ text }) => text)])).toEqual([
    ['Cases and awards', 'Halberd v Ingram, [2019] 1 WLR 9517, CL-2019-000123, High Court, 12 Mar 2019', 'The Zephyr'],
    ['Legislation, treaties and rules', 'An Act on Cranes', 'The Harbours Act 2001'],
    ['Books and journals', 'Ada Lindqvist and Bo Achebe (eds), Quays, Harbour Press, 2021, ISBN 97'],
    [
      'Chapters and articles',
      'Ada Lindqvist and Bo Achebe, ‘A Note on Costs’, Journal of Costs 7(2), 45–61',
      'Ada Lindqvist, ‘The Seat’, Journal of Costs 7(2), 45–61',
      'Ludwig van Zuyder, ‘Costs’, Journal of Costs 7(2), 45–61',
    ],
  ]);
});

it('OP-184: what a citation says already is not said again, and notes stand beside the work', () => {
  const cited = { ...CASE, citation: 'Halberd v Ingram [2019] 1 WLR 9517 (CL-2019-000123)', annotation: 'Ask again' };
  const [group] = listAuthorities([{ ...cited, note: 'Demo' }]);
  expect(group?.entries).toEqual([
    {
      text: 'Halberd v Ingram [2019] 1 WLR 9517 (CL-2019-000123), High Court, 12 Mar 2019',
      link: CASE.link,
      note: 'Demo · Ask again',
    },
  ]);
});
