/** What a work is to a reference manager. */
export type Genre =
  | 'case'
  | 'statute'
  | 'treaty'
  | 'bill'
  | 'patent'
  | 'book'
  | 'chapter'
  | 'journal'
  | 'article'
  | 'news'
  | 'post'
  | 'report'
  | 'document';

/** What works of law have in fields of their own, which every genre calls otherwise. */
export type LawField = 'issuer' | 'number' | 'series' | 'seriesVolume' | 'seriesPage' | 'section';

/** What a genre, and what is told of its law, is called where works are handed on. */
interface ReferenceNames {
  /** Of Zotero, which `DC.type` names; others know the words as well. */
  readonly zotero: string;
  readonly ris: string;
  /** Of BibLaTeX. */
  readonly bibtex: string;
  readonly csl: string;
  /** Of schema.org. */
  readonly schema: string;
  /** Fields of Zotero, and tags of RIS; what a format has no place for is absent. */
  readonly fields: Readonly<Record<'zotero' | 'ris', Readonly<Partial<Record<LawField, string>>>>>;
}

const NO_FIELDS: ReferenceNames['fields'] = { zotero: {}, ris: { issuer: 'PB' } };
const OF_STATUTES: ReferenceNames['fields'] = {
  zotero: {
    number: 'publicLawNumber',
    series: 'code',
    seriesVolume: 'codeNumber',
    seriesPage: 'pages',
    section: 'section',
  },
  ris: { issuer: 'PB', number: 'M1', series: 'T2', seriesVolume: 'VL', seriesPage: 'SP', section: 'SE' },
};

/**
 * The names of each genre. What Zotero takes of each is in `docs/REFERENCE-MANAGERS.md`: it has no treaty, and drops
 * BibLaTeX's `periodical`, for which `collection` stands.
 */
export const REFERENCE_NAMES: Readonly<Record<Genre, ReferenceNames>> = {
  case: {
    zotero: 'case',
    ris: 'CASE',
    bibtex: 'jurisdiction',
    csl: 'legal_case',
    schema: 'LegalCase',
    fields: {
      zotero: {
        issuer: 'court',
        number: 'docketNumber',
        series: 'reporter',
        seriesVolume: 'reporterVolume',
        seriesPage: 'firstPage',
      },
      ris: { issuer: 'PB', number: 'SV', series: 'A2', seriesVolume: 'VL', seriesPage: 'SP' },
    },
  },
  statute: {
    zotero: 'statute',
    ris: 'STAT',
    bibtex: 'legislation',
    csl: 'legislation',
    schema: 'Legislation',
    fields: OF_STATUTES,
  },
  treaty: {
    zotero: 'statute',
    ris: 'STAT',
    bibtex: 'legislation',
    csl: 'treaty',
    schema: 'Legislation',
    fields: OF_STATUTES,
  },
  bill: {
    zotero: 'bill',
    ris: 'BILL',
    bibtex: 'legislation',
    csl: 'bill',
    schema: 'Legislation',
    fields: {
      zotero: {
        issuer: 'legislativeBody',
        number: 'billNumber',
        series: 'code',
        seriesVolume: 'codeVolume',
        seriesPage: 'codePages',
        section: 'section',
      },
      ris: { issuer: 'T3', number: 'M1', series: 'T2', seriesVolume: 'VL', seriesPage: 'SP', section: 'SE' },
    },
  },
  patent: {
    zotero: 'patent',
    ris: 'PAT',
    bibtex: 'patent',
    csl: 'patent',
    schema: 'CreativeWork',
    fields: {
      zotero: { issuer: 'issuingAuthority', number: 'patentNumber' },
      ris: { issuer: 'A2', number: 'SN' },
    },
  },
  book: { zotero: 'book', ris: 'BOOK', bibtex: 'book', csl: 'book', schema: 'Book', fields: NO_FIELDS },
  chapter: {
    zotero: 'bookSection',
    ris: 'CHAP',
    bibtex: 'incollection',
    csl: 'chapter',
    schema: 'Chapter',
    fields: NO_FIELDS,
  },
  journal: {
    zotero: 'book',
    ris: 'JFULL',
    bibtex: 'collection',
    csl: 'periodical',
    schema: 'Periodical',
    fields: NO_FIELDS,
  },
  article: {
    zotero: 'journalArticle',
    ris: 'JOUR',
    bibtex: 'article',
    csl: 'article-journal',
    schema: 'ScholarlyArticle',
    fields: NO_FIELDS,
  },
  news: {
    zotero: 'newspaperArticle',
    ris: 'NEWS',
    bibtex: 'article',
    csl: 'article-newspaper',
    schema: 'NewsArticle',
    fields: NO_FIELDS,
  },
  post: {
    zotero: 'blogPost',
    ris: 'BLOG',
    bibtex: 'online',
    csl: 'post-weblog',
    schema: 'BlogPosting',
    fields: NO_FIELDS,
  },
  report: {
    zotero: 'report',
    ris: 'RPRT',
    bibtex: 'report',
    csl: 'report',
    schema: 'Report',
    fields: { zotero: { number: 'reportNumber' }, ris: { issuer: 'PB', number: 'SN' } },
  },
  document: {
    zotero: 'document',
    ris: 'GEN',
    bibtex: 'misc',
    csl: 'document',
    schema: 'CreativeWork',
    fields: NO_FIELDS,
  },
};

const LAW: ReadonlySet<Genre> = new Set(['case', 'statute', 'treaty', 'bill']);

/** Whether works of a genre are law: they stand in reports, codes and gazettes, not in books and journals. */
export function isLaw(genre: Genre): boolean {
  return LAW.has(genre);
}
