import type { Division, ProvisionUnit } from './known-instrument.ts';

/** What a reference may call the part it names; `main` where it gives only the number, right after the instrument. */
export type ReferenceUnit =
  | Division
  | ProvisionUnit
  | 'main'
  | 'preamble'
  | 'recital'
  | 'subparagraph'
  | 'sentence'
  | 'indent'
  | 'item';

const WORDS: Readonly<Record<Exclude<ReferenceUnit, 'main'>, string>> = {
  book: 'book books bk livre buch',
  part: 'part parts pt teil',
  title: 'title titles titre titel',
  order: 'order orders ord',
  chapter: 'chapter chapters ch chap kapitel chapitre hoofdstuk',
  division: 'division divisions',
  protocol: 'protocol protocols',
  annex: 'annex annexes anhang annexe bijlage',
  schedule: 'schedule schedules sch sched schs',
  appendix: 'appendix appendices app',
  preamble: 'preamble',
  recital: 'recital recitals rec recs whereas erwagungsgrund',
  article: 'article articles art arts artikel articolo articulo artigo',
  section: 'section sections sec secs s ss § u/s',
  rule: 'rule rules r rr regel',
  regulation: 'regulation regulations reg regs',
  paragraph: 'paragraph paragraphs para paras par paragraphe abs absatz lid al alinea',
  subparagraph: 'subparagraph subparagraphs uabs unterabs unterabsatz',
  sentence: 'sentence sentences satz',
  indent: 'indent indents spiegelstrich tiret',
  item:
    'point points subsection subsections item items sub lit litt lett let letter letters nr nos no ziff ziffer ' +
    'sous onder clause clauses cl limb subpara subparas ground grounds',
};

const UNITS: ReadonlyMap<string, ReferenceUnit> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, ReferenceUnit] => [word, unit as ReferenceUnit]),
  ),
);
const PLURALS: ReadonlySet<string> = new Set('articles arts sections secs ss rules rr regulations regs'.split(' '));
const LEVELS: Partial<Record<ReferenceUnit, number>> = {
  protocol: 0,
  annex: 0,
  schedule: 0,
  appendix: 0,
  preamble: 0,
  recital: 7,
  book: 1,
  part: 2,
  title: 3,
  order: 4,
  chapter: 5,
  division: 5,
  section: 6,
  main: 7,
  article: 7,
  rule: 7,
  regulation: 7,
};
const INNER = 9;

/** The unit of a folded word; undefined where it is none. */
export function readUnit(folded: string): ReferenceUnit | undefined {
  return UNITS.get(folded);
}

/** Whether a folded word, or `§§`, says that several main parts follow. */
export function isPluralUnit(folded: string): boolean {
  return PLURALS.has(folded);
}

/** Whether a unit is only ever a part of a main part. */
export function isInnerUnit(unit: ReferenceUnit): boolean {
  return LEVELS[unit] === undefined;
}

/** Whether the second unit, named after the first, stands in it: `Annex II, point 3`, `Article 5, paragraph 2`. */
export function canStandIn(outer: ReferenceUnit, inner: ReferenceUnit): boolean {
  if (outer === 'preamble') return inner === 'recital' || isInnerUnit(inner);
  if (outer === 'article' && inner === 'section') return true;
  const [above, below] = [LEVELS[outer] ?? INNER, LEVELS[inner] ?? INNER];
  return above < below || (above === INNER && below === INNER);
}
