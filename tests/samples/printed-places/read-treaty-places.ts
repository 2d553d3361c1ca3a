import { PlaceList, type PrintedPlace } from './printed-place.ts';

const HEADING = /^###\s+(?<unit>Article|PART|CHAPTER|Annex)\s+(?<number>[IVXLC]+|\d+[a-z]?)\s*$/u;
const TITLE = /^####\s*(?<title>\S.*)$/u;
const NUMBERED = /^(?<number>\d+)\.\s+(?<words>.*)$/u;
const LETTERED = /^\(?(?<number>[a-z]{1,2})\)\s*(?<words>.*)$/u;
/** Where the first language of the file ends. */
const OTHER_LANGUAGE = /^###\s+(?:Artikel|DEEL|HOOFDSTUK|BIJLAGE)\b/u;

/** The numbers of the first language of a treaty in Markdown: `Article 39(1)`, `Article V(1)(b)`. */
// Long because: lines follow each other, and each is of the parts above it.
export function readTreatyPlaces(source: string): PrintedPlace[] {
  const list = new PlaceList();
  const lines = source.split('\n').map((line) => line.trim());
  let [part, annex, article, paragraph, letter] = ['', '', '', '', ''];
  for (const [at, line] of lines.entries()) {
    if (OTHER_LANGUAGE.test(line)) break;
    const { unit, number = '' } = HEADING.exec(line)?.groups ?? {};
    if (unit === 'PART' || unit === 'Annex' || unit === 'CHAPTER') [article, paragraph] = ['', ''];
    if (unit === 'PART') part = list.add(`${annex}pt-${number}`, '', titleAfter(lines, at));
    else if (unit === 'Annex') {
      annex = `${list.add(`annex-${number}`, `Annex ${number}`, titleAfter(lines, at))}-`;
      part = '';
    } else if (unit === 'CHAPTER')
      list.add(part === '' ? `${annex}ch-${number}` : `${part}-ch-${number}`, '', titleAfter(lines, at));
    else if (unit === 'Article') {
      article = list.add(`${annex}art-${number}`, typed(`${annex}art-${number}`), titleAfter(lines, at));
      [paragraph, letter] = ['', ''];
    } else if (article !== '') {
      const { number: digits, words = '' } = NUMBERED.exec(line)?.groups ?? {};
      const { number: letters, words: rest = '' } = LETTERED.exec(line)?.groups ?? {};
      if (digits !== undefined) {
        paragraph = list.add(`${article}-${digits}`, typed(`${article}-${digits}`), plainWords(words));
        letter = '';
      } else if (letters !== undefined) {
        const isNumeral = /^[ivx]+$/u.test(letters) && letter !== '' && !letter.endsWith('-h');
        const anchor = `${isNumeral ? letter : paragraph || article}-${letters}`;
        const named = list.add(anchor, typed(anchor), plainWords(rest));
        if (!isNumeral) letter = named;
      }
    }
  }
  return list.places;
}

/** `annex-I-art-7-2-b` as `Annex I art 7(2)(b)`. */
function typed(anchor: string): string {
  const [, annex, article = '', below = ''] = /^(?:annex-([IVX]+)-)?art-([^-]+)(.*)$/u.exec(anchor) ?? [];
  const items = below.split('-').filter(Boolean);
  return `${annex === undefined ? '' : `Annex ${annex} `}art ${article}${items.map((item) => `(${item})`).join('')}`;
}

/** The title stands in the next line that is not empty. */
function titleAfter(lines: readonly string[], at: number): string {
  const next = lines.slice(at + 1).find((line) => line !== '') ?? '';
  return TITLE.exec(next)?.groups?.['title'] ?? '';
}

/** Without marks and addresses of links. */
function plainWords(markdown: string): string {
  return markdown.replaceAll(/\]\((?:[^()]|\([^()]*\))*\)/gu, ']').replaceAll(/\\(.)/gu, '$1');
}
