/** Frequent words that tell the languages of treaties and court decisions apart. */
const MARKER_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the of and to shall be any which this by with for may such has that article from its or not'.split(' ')),
  nl: new Set(
    'de het van en een in te voor dat dit met zijn worden wordt niet op aan bij door artikel deze der'.split(' '),
  ),
  fr: new Set('le la les des du et un une dans que qui pour par sur est sont aux cette au ou'.split(' ')),
  de: new Set('der die das und zu den mit von ist für im dem nicht ein eine auf sich des als auch'.split(' ')),
  es: new Set('el la los las y de que en del por para con una un se su al como o'.split(' ')),
};

/**
 * The language of a text by its small words, as a BCP 47 tag; undefined when the text is too short to tell or two
 * languages come close.
 */
export function detectLanguage(text: string): string | undefined {
  const scores = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const [language, markers] of Object.entries(MARKER_WORDS)) {
      if (markers.has(word)) scores.set(language, (scores.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 3) return undefined;
  return second && second[1] * 1.5 > first[1] ? undefined : first[0];
}
