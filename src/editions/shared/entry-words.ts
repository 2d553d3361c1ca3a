import type { EditionId } from '#domain/edition/edition.ts';

/** A result as the entry shows it: a picture of the library, of invented parties. */
export interface EntryExample {
  readonly query: string;
  /** Kind and date. */
  readonly about: string;
  readonly title: string;
  /** Words between stars are marked. */
  readonly excerpt: string;
}

/** What each edition shows beside its sign-in, before anybody has looked in. */
export const ENTRY_EXAMPLES: Readonly<Record<EditionId, EntryExample>> = {
  KA: {
    query: 'seat NEAR5 arbitration',
    about: 'Award · 12 Mar 2019',
    title: 'Halvorsen v Aurelian, final award',
    excerpt:
      '… the parties chose Geneva as the *seat* of the *arbitration*, and nothing in the later correspondence moved it …',
  },
  KIPL: {
    query: '"inventive step" AND obvious*',
    about: 'Decision · 05 Nov 2021',
    title: 'Foxglove v Granary, revocation',
    excerpt: '… an *inventive step* is there because the skilled person would not have found the gasket *obvious* …',
  },
  KCL: {
    query: 'market NEAR10 (defin* OR substitut*)',
    about: 'Merger decision · 18 Jun 2020',
    title: 'Silverbirch / Tollgate, phase II',
    excerpt: '… the *market* cannot be *defined* by price alone where buyers see no *substitute* for fresh produce …',
  },
};

/** A number of the entry, counted when it is shown. */
export interface EntryFigure {
  /** Whose different values are counted; without it all documents are. */
  readonly facet?: string;
  /** Documents with this value are counted instead. */
  readonly value?: string;
  readonly one: string;
  readonly many: string;
}

const DOCUMENTS: EntryFigure = { one: 'document', many: 'documents' };
const JURISDICTIONS: EntryFigure = { facet: 'jurisdiction', one: 'jurisdiction', many: 'jurisdictions' };

/** What of an edition is counted beside its sign-in. */
export const ENTRY_FIGURES: Readonly<Record<EditionId, readonly EntryFigure[]>> = {
  KA: [
    DOCUMENTS,
    { facet: 'organization', one: 'institution', many: 'institutions' },
    { facet: 'contenttype', value: 'Convention', one: 'convention', many: 'conventions' },
  ],
  KIPL: [DOCUMENTS, { facet: 'court', one: 'court', many: 'courts' }, JURISDICTIONS],
  KCL: [DOCUMENTS, { facet: 'authority', one: 'authority', many: 'authorities' }, JURISDICTIONS],
};
