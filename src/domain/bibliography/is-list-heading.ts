/** `II.`, `A)`, `2.1`, `#`, `**` before a heading, and what may close it. */
const BEFORE = /^[\s#*_=–-]*(?:(?:[IVXLC]{1,5}|\p{L}|\d{1,2}(?:\.\d{1,2})*)[.)]\s+|\d{1,2}(?:\.\d{1,2})*\s+)?/iu;
const BEHIND = /[\s:.*_=–-]*$/u;

/** What parts of a list are called, in the languages in which lists are pasted most. */
const PARTS = new Set(
  `bibliography references reference authorities authority sources source cases case judgments judgements decisions
  awards rulings orders books book chapters monographs articles literature works legislation statutes statute treaties
  treaty conventions rules instruments materials commentary commentaries journals blogs websites reports doctrine reading
  jurisprudence bibliographie littérature ouvrages décisions arrêts sentences législation traités sources
  literaturverzeichnis literatur rechtsprechung entscheidungen urteile gesetze schiedssprüche quellen verzeichnis
  quellenverzeichnis rechtsprechungsverzeichnis bibliografía bibliografia jurisprudencia legislación doctrina`.split(
    /\s+/u,
  ),
);
/** What stands beside those words, and says nothing alone. */
const BESIDE = new Set(
  `and or of by other further selected cited consulted table list index court courts arbitral international national
  domestic foreign primary secondary official online internet journal edited et und y de la des der die`.split(/\s+/u),
);

/** Whether a line of a pasted list only says what follows: `Bibliography`, `II. Table of cases`, `B. Books and articles:`. */
export function isListHeading(line: string): boolean {
  const words = line
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .toLowerCase()
    .replaceAll(/\bcase[- ]law\b/gu, 'cases')
    .split(/[\s,/&]+/u)
    .filter(Boolean);
  return words.some((word) => PARTS.has(word)) && words.every((word) => PARTS.has(word) || BESIDE.has(word));
}
