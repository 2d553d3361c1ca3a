/** Outer and inner quotation marks of a language, each as opening and closing sign. */
export interface QuoteMarks {
  readonly double: readonly [open: string, close: string];
  readonly single: readonly [open: string, close: string];
}

const ENGLISH: QuoteMarks = { double: ['“', '”'], single: ['‘', '’'] };
const GERMAN: QuoteMarks = { double: ['„', '“'], single: ['‚', '‘'] };
const SWISS: QuoteMarks = { double: ['«', '»'], single: ['‹', '›'] };
const LATIN: QuoteMarks = { double: ['«', '»'], single: ['“', '”'] };
const NORDIC: QuoteMarks = { double: ['”', '”'], single: ['’', '’'] };
const POLISH: QuoteMarks = { double: ['„', '”'], single: ['‚', '’'] };

/** By BCP 47 tag in lower case, else by its first part. */
const MARKS: Readonly<Record<string, QuoteMarks>> = {
  en: ENGLISH,
  nl: ENGLISH,
  pt: ENGLISH,
  de: GERMAN,
  cs: GERMAN,
  'de-ch': SWISS,
  'fr-ch': SWISS,
  'it-ch': SWISS,
  fr: LATIN,
  it: LATIN,
  es: LATIN,
  pl: POLISH,
  sv: NORDIC,
  fi: NORDIC,
};

/** The marks of a language; a text of which no language is said is read as English, an unknown one keeps its signs. */
export function quoteMarksOf(language: string | undefined): QuoteMarks | undefined {
  const tag = language?.toLowerCase() ?? '';
  return tag === '' ? ENGLISH : (MARKS[tag] ?? MARKS[tag.split('-')[0] ?? '']);
}
