/** What a work is to whoever cites it. */
export const CITED_KINDS = [
  'case',
  'foreign-case',
  'eu-case',
  'transcript',
  'award',
  'decision',
  'treaty',
  'act',
  'bill',
  'regulation',
  'si',
  'cfr',
  'eu-act',
  'rules',
  'book',
  'chapter',
  'article',
  'news',
  'web',
  'patent',
  'document',
] as const;
export type CitedKind = (typeof CITED_KINDS)[number];

/** Fields that are words. */
export const CITED_TEXTS = [
  'title',
  /** What a work that was cited before is called; of a treaty and a German law how it is called for short. */
  'short',
  'ecli',
  'court',
  'judge',
  /** Of a case, a statutory instrument, a patent. */
  'number',
  /** Of a decision in proceedings with several: `Award`, `Merits`. */
  'phase',
  /** Subsequent history, as cited: `aff'd, 489 U.S. 705 (1989)`. */
  'history',
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
  'date',
  /** The day on which a proceeding began that is not decided, or on which a treaty entered into force. */
  'commenced',
  'volume',
  'issue',
  'journal',
  /** The book in which a chapter stands. */
  'book',
  'page',
  'pages',
  'publisher',
  'place',
  /** `21 U.S.C.`, `36 C.F.R.` */
  'code',
  'chapter',
  'publicLaw',
  'stat',
  /** The act of which a text of law is a schedule. */
  'scheduleOf',
  /** Of the Official Journal: `[2008] OJ C115/13`. */
  'oj',
  /** Whose law it is, as styles have it in brackets: `Cth`, `UK`. */
  'jurisdiction',
  /** What stands in brackets at the end: `note`. */
  'note',
  /** `para 42`, `section 3(a)`, `908`. */
  'pinpoint',
  /** From when to when the text of law was in force as it is cited, in words. */
  'inForce',
  'address',
] as const;

/** Fields that are several words: parties, claimant first; the citation to be preferred first. */
export const CITED_LISTS = ['parties', 'author', 'editors', 'neutral', 'report'] as const;
export const CITED_NUMBERS = ['year', 'edition'] as const;

type Fields<Names extends readonly string[], Value> = { readonly [Name in Names[number]]?: Value | undefined };

/** A work as a citation needs it. What is not known is absent: a style leaves it out and invents nothing (OP-120). */
export type CitedWork = { readonly kind: CitedKind } & Fields<typeof CITED_TEXTS, string> &
  Fields<typeof CITED_LISTS, readonly string[]> &
  Fields<typeof CITED_NUMBERS, number>;
