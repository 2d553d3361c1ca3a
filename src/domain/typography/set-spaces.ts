const NO_BREAK = '\u00a0';

/** Words and signs that belong to the number behind them, in the languages of the library. */
const BEFORE_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:arts?|secs?|paras?|nos?|recitals?|rules?|chapters?|abs|nr|rn|rdnr|ziff|pp?|cl|al|subpara)\.?|n°|articles?|clauses?|sections?|paragraphs?|artikels?|absatz(?:es)?|satz(?:es)?|articol[oi]|comma|PMID|PMCID|EUR|USD|GBP|CHF|JPY|US\$|[€$£¥§¶]|§§) (?=\d)/giu;
const BEFORE_ROMAN = /(?<![\p{L}\p{N}])(?:Article|Art\.|Section|Part|Chapter|Annex) (?=[IVXLC]+(?![\p{L}\p{N}]))/gu;
/** What a number is counted in. */
const BEHIND_NUMBER =
  /(?<=\d) (?=(?:%|‰|°C|€|£|(?:per cent|percent|million|billion|trillion|thousand|millions|milliards?|Millionen|Milliarden|Mio\.|Mrd\.|milion[ei]|miliard[oi]|bn|mn|km|m|cm|mm|qm|kg|g|ha|MW|kW|GW|[kMGT]Wh|m²|km²|EUR|USD|GBP|CHF|JPY)(?![\p{L}\p{N}'’])))/gu;
/** Between the letters of `U. S. C.` and `D. C.`, and the initials of a name. */
const BETWEEN_INITIALS = /(?<=(?<![\p{L}\p{N}])\p{Lu}\.) (?=\p{Lu}\.)/gu;
const FRENCH = /(?<=«) | (?=[»;:!?])/gu;

/** Spaces that no line may end at, one for one: between a number and what it counts or what is counted. */
export function setSpaces(text: string, language: string | undefined): string {
  const set = text
    .replace(BEFORE_NUMBER, tie)
    .replace(BEFORE_ROMAN, tie)
    .replace(BEHIND_NUMBER, NO_BREAK)
    .replace(BETWEEN_INITIALS, NO_BREAK);
  return /^fr\b/iu.test(language ?? '') ? set.replace(FRENCH, NO_BREAK) : set;
}

function tie(words: string): string {
  return `${words.slice(0, -1)}${NO_BREAK}`;
}
