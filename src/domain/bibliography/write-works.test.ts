import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import { createEntry } from './create-entry.ts';
import { describeHead } from './describe-head.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeCsl } from './write-csl.ts';
import { writeRis } from './write-ris.ts';

const risOf = (entries: readonly BibliographicEntry[]) => [...writeRis(entries)].join('');
const bibtexOf = (entries: readonly BibliographicEntry[]) => [...writeBibtex(entries)].join('');
const cslOf = (entries: readonly BibliographicEntry[]) => [...writeCsl(entries)].join('');

const bare = { creators: [], languages: [], jurisdictions: [] };
const article: BibliographicEntry = {
  ...bare,
  genre: 'article',
  title: 'Costs & interest: 5% of $100_000 {and more}',
  creators: ['Ada van der Lindqvist', 'Achebe, Bo'],
  date: '2019-03-12',
  container: 'Journal of Costs',
  firstPage: '45',
  lastPage: '61',
  doi: '10.1000/182',
  issn: '1234-5679',
  languages: ['en'],
  abstract: 'One line.\nER  - \nTY  - BOOK',
  note: 'Demo',
  link: 'https://ka.example/document/a',
};
const decision: BibliographicEntry = {
  ...bare,
  genre: 'case',
  title: 'A v B',
  date: '2020',
  issuer: 'High Court',
  number: 'CL-2019-000123',
  printedIn: { series: 'AC', volume: '1', page: '884', words: '[2020] 1 AC 884' },
  parallel: ['ECLI:EU:C:2005:446'],
  link: 'https://ka.example/document/b',
};

describe('every genre of work has a type that each format knows (OP-120)', () => {
  it.each<[BibliographicEntry['genre'], string, string]>([
    ['case', 'CASE', 'jurisdiction'],
    ['statute', 'STAT', 'legislation'],
    ['treaty', 'STAT', 'legislation'],
    ['bill', 'BILL', 'legislation'],
    ['patent', 'PAT', 'patent'],
    ['book', 'BOOK', 'book'],
    ['chapter', 'CHAP', 'incollection'],
    ['journal', 'JFULL', 'collection'],
    ['article', 'JOUR', 'article'],
    ['news', 'NEWS', 'article'],
    ['post', 'BLOG', 'online'],
    ['report', 'RPRT', 'report'],
    ['document', 'GEN', 'misc'],
  ])('%s is %s in RIS and %s in BibLaTeX', (genre, ris, bibtex) => {
    expect(risOf([{ ...decision, genre }]).split('\r\n')[0]).toBe(`TY  - ${ris}`);
    expect(bibtexOf([{ ...decision, genre }]).split('{')[0]).toBe(`@${bibtex}`);
  });

  it('a post names its blog, news where it appeared, a journal its editors', () => {
    expect(risOf([{ ...article, genre: 'post' }])).toContain('T2  - Journal of Costs');
    expect(bibtexOf([{ ...article, genre: 'post' }])).toContain('organization = {Journal of Costs}');
    expect(bibtexOf([{ ...article, genre: 'news' }])).toContain('journaltitle = {Journal of Costs}');
    const journal = { ...article, genre: 'journal' as const, creators: [], editors: ['Ada van der Lindqvist'] };
    expect(bibtexOf([journal])).toContain('editor = {van der Lindqvist, Ada}');
  });

  it.each<[BibliographicEntry['genre'], string]>([
    ['book', 'ED'],
    ['journal', 'ED'],
    ['chapter', 'A2'],
  ])('who edited a %s is its editor, never its author: %s in RIS', (genre, tag) => {
    const entry = { ...article, genre, creators: genre === 'chapter' ? ['Bo Achebe'] : [], editors: ['Ada Lindqvist'] };
    const ris = risOf([entry]).split('\r\n');
    expect(ris.filter((line) => /^(?:A\w|ED) {2}-/u.test(line) && !line.startsWith('AB'))).toEqual([
      ...(genre === 'chapter' ? ['AU  - Achebe, Bo'] : []),
      `${tag}  - Lindqvist, Ada`,
    ]);
    expect(bibtexOf([entry])).toContain('  editor = {Lindqvist, Ada},');
    expect(bibtexOf([entry]).includes('author = ')).toBe(genre === 'chapter');
  });

  it('the key of a whole work is its editor’s where nobody wrote it, that of a part never', () => {
    const edited = { ...article, creators: [], editors: ['Ada Lindqvist'] };
    expect(bibtexOf([{ ...edited, genre: 'book' }])).toContain('@book{lindqvist2019,');
    expect(bibtexOf([{ ...edited, genre: 'article' }])).toContain('@article{costs2019,');
  });
});

describe('works as RIS (OP-120)', () => {
  it('have the tags that reference managers read, an article those of an article', () => {
    expect(risOf([article]).split('\r\n')).toEqual([
      'TY  - JOUR',
      'TI  - Costs & interest: 5% of $100_000 {and more}',
      'AU  - van der Lindqvist, Ada',
      'AU  - Achebe, Bo',
      'PY  - 2019',
      'DA  - 2019/03/12',
      'T2  - Journal of Costs',
      'SP  - 45',
      'EP  - 61',
      'SN  - 1234-5679',
      'DO  - 10.1000/182',
      'LA  - en',
      'AB  - One line. ER - TY - BOOK',
      'N1  - Demo',
      'UR  - https://ka.example/document/a',
      'ER  - ',
      '',
      '',
    ]);
  });

  it('have court, number and citation of a decision, and nothing that is not known', () => {
    expect(risOf([decision]).split('\r\n').slice(0, -2)).toEqual([
      'TY  - CASE',
      'TI  - A v B',
      'PY  - 2020',
      'DA  - 2020',
      'PB  - High Court',
      'SV  - CL-2019-000123',
      'A2  - AC',
      'VL  - 1',
      'SP  - 884',
      'N1  - ECLI:EU:C:2005:446',
      'UR  - https://ka.example/document/b',
      'ER  - ',
    ]);
  });
});

describe('works as BibTeX (OP-120)', () => {
  it('have the fields of BibLaTeX, and no sign of a text is a command', () => {
    expect(bibtexOf([article])).toBe(`@article{lindqvist2019,
  title = {{Costs \\& interest: 5\\% of \\$100\\_000 \\{and more\\}}},
  author = {van der Lindqvist, Ada and Achebe, Bo},
  date = {2019-03-12},
  journaltitle = {Journal of Costs},
  pages = {45--61},
  issn = {1234-5679},
  doi = {10.1000/182},
  language = {en},
  abstract = {One line. ER - TY - BOOK},
  note = {Demo},
  url = {https://ka.example/document/a},
}
`);
    expect(bibtexOf([decision])).toContain('@jurisdiction{work2020,\n  title = {{A v B}},\n  date = {2020},');
    expect(bibtexOf([decision])).toContain('institution = {High Court}');
  });

  it('have keys of their own, and a name with “and” in it is one name', () => {
    const bodies = { ...decision, creators: ['Ministry of Trade and Industry'], title: 'Отчёт \\end{document}' };
    const keys = [...bibtexOf([decision, decision, bodies]).matchAll(/^@\w+\{([^,]+),$/gmu)].map(([, key]) => key);
    expect(keys).toEqual(['work2020', 'work2020-2', 'industry2020']);
    // A number is no name, in whatever letters the rest of the title is.
    expect(bibtexOf([{ ...decision, title: '最高裁判所 2019' }])).toContain('{work2020,');
    expect(bibtexOf([bodies])).toContain('author = {{Ministry of Trade and Industry}}');
    expect(bibtexOf([bodies])).toContain('\\textbackslash{}end\\{document\\}');
  });
});

describe('a text of law with the days on which it was in force', () => {
  it('OP-197: says them in RIS and in BibLaTeX', () => {
    const record = {
      ...EMPTY_RECORD,
      key: 'act',
      title: 'Act on Quays',
      type: 'Legislation',
      legislationNumber: '1997 c. 5',
      citations: ['1997 c. 5'],
      dates: { inForceFrom: '1997-01-31', inForceUntil: '2025-07-31' },
    };
    const entry = createEntry({ record, isPublication: false, publication: undefined, link: 'https://ka.example/act' });
    expect(risOf([entry])).toContain('N1  - Version in force from 31 Jan 1997 until 31 Jul 2025');
    expect(bibtexOf([entry])).toContain('number = {1997 c. 5}');
    expect(bibtexOf([entry])).toContain('addendum = {in force from 31 Jan 1997 until 31 Jul 2025}');
    const undated = createEntry({
      record: { ...record, dates: {} },
      isPublication: false,
      publication: undefined,
      link: '',
    });
    expect(risOf([undated]) + bibtexOf([undated])).not.toContain('in force');
  });
});

it('the edition of a book stands in every format, also with its chapters', () => {
  const book = { ...article, genre: 'book' as const, edition: 3 };
  expect(risOf([book])).toContain('ET  - 3\r\n');
  expect(bibtexOf([book])).toContain('  edition = {3},');
  expect(JSON.parse(cslOf([book]))).toMatchObject([{ edition: '3' }]);
  const { tags, context } = describeHead({ ...book, genre: 'chapter' });
  expect(tags).toContainEqual(['z:edition', '3']);
  expect(context).toContain('&rft.edition=3&');
});

describe('works as CSL-JSON (OP-120)', () => {
  it('have the variables that styles read, people taken apart and dates in parts', () => {
    expect(JSON.parse(cslOf([article, decision]))).toEqual([
      {
        id: 'https://ka.example/document/a',
        type: 'article-journal',
        title: article.title,
        author: [
          { family: 'van der Lindqvist', given: 'Ada' },
          { family: 'Achebe', given: 'Bo' },
        ],
        issued: { 'date-parts': [[2019, 3, 12]] },
        'container-title': 'Journal of Costs',
        page: '45-61',
        DOI: '10.1000/182',
        ISSN: '1234-5679',
        language: 'en',
        abstract: article.abstract,
        note: 'Demo',
        URL: 'https://ka.example/document/a',
      },
      {
        id: 'https://ka.example/document/b',
        type: 'legal_case',
        title: 'A v B',
        issued: { 'date-parts': [[2020]] },
        'container-title': 'AC',
        volume: '1',
        page: '884',
        authority: 'High Court',
        number: 'CL-2019-000123',
        note: 'ECLI:EU:C:2005:446',
        URL: 'https://ka.example/document/b',
      },
    ]);
    const body = { ...decision, creators: ['Ministry of Trade and Industry'], link: '' };
    expect(JSON.parse(cslOf([body]))).toMatchObject([
      { id: 'work-1', author: [{ literal: 'Ministry of Trade and Industry' }] },
    ]);
  });
});
