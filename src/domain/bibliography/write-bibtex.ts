import { foldText } from '#domain/words/fold-text.ts';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import { readCreatorName } from './creator-name.ts';
import { isLaw, REFERENCE_NAMES, type Genre } from './reference-names.ts';

const CONTAINERS: Partial<Record<Genre, string>> = {
  article: 'journaltitle',
  news: 'journaltitle',
  chapter: 'booktitle',
  post: 'organization',
};
/** Those that somebody publishes, rather than decides or enacts. */
const PUBLISHED: ReadonlySet<Genre> = new Set(['book', 'chapter', 'journal', 'article', 'news']);

/** What TeX takes for a command. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/**
 * Works as BibTeX with the fields of BibLaTeX (OP-120), a part of the file for each; what is not known is left out, and
 * every key is another.
 */
export function* writeBibtex(entries: readonly BibliographicEntry[]): Iterable<string> {
  const taken = new Map<string, number>();
  for (const [at, entry] of entries.entries())
    yield `${at === 0 ? '' : '\n'}${printEntry(entry, takeKey(entry, taken))}\n`;
}

function printEntry(entry: BibliographicEntry, key: string): string {
  const { genre, firstPage, lastPage, issuer, printedIn } = entry;
  const pages = printedIn ? printedIn.page : firstPage && (lastPage ? `${firstPage}--${lastPage}` : firstPage);
  const [container, stands] = isLaw(genre)
    ? ['journaltitle', printedIn?.series]
    : [CONTAINERS[genre] ?? 'maintitle', entry.container];
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    // A second pair of braces keeps capitals as they are.
    ['title', `{${escapeText(entry.title)}}`],
    ['author', entry.creators.map(printName).join(' and ')],
    ['editor', entry.editors?.map(printName).join(' and ')],
    ['date', entry.date],
    [container, stands && escapeText(stands)],
    ['edition', entry.edition?.toString()],
    ['chapter', printedIn?.section && escapeText(printedIn.section)],
    ['volume', printedIn?.volume ?? entry.volume],
    ['pages', pages && escapeText(pages)],
    [PUBLISHED.has(genre) ? 'publisher' : 'institution', issuer && escapeText(issuer)],
    // Of an article that of its issue: it has no other.
    ['number', entry.issue ?? (entry.number && escapeText(entry.number))],
    ['isbn', entry.isbn],
    ['issn', entry.issn],
    ['doi', entry.doi && stripBraces(entry.doi)],
    ['language', entry.languages[0]],
    ['abstract', entry.abstract && escapeText(entry.abstract)],
    ['addendum', escapeText([...(entry.parallel ?? []), entry.inForce].filter(Boolean).join(', '))],
    ['note', entry.note && escapeText(entry.note)],
    ['annotation', entry.annotation && escapeText(entry.annotation)],
    ['url', stripBraces(entry.link)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return [`@${REFERENCE_NAMES[genre].bibtex}{${key},`, ...lines, '}'].join('\n');
}

/** Family name, suffix, given name; braces keep together what would be taken apart by the letters that words begin with. */
function printName(printed: string): string {
  const creator = readCreatorName(printed);
  if (!creator.isPerson) return `{${escapeText(creator.name)}}`;
  const { particles, family, given, suffix } = creator;
  const held = /\s\p{Ll}/u.test(family) ? `{${escapeText(family)}}` : escapeText(family);
  return [`${escapeText(particles)} ${held}`.trim(), escapeText(suffix), escapeText(given)].filter(Boolean).join(', ');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[\\~^]|[{}&%$#_]/gu, (sign) => SIGNS[sign] ?? `\\${sign}`);
}

/** Addresses are taken as they are, but a brace would end the field. */
function stripBraces(address: string): string {
  return address.replaceAll(/[{}\\]/gu, (sign) => encodeURIComponent(sign));
}

/** `lindqvist2019`, `lindqvist2019-2`: the first who wrote it, of a whole work else the first editor, else the first word of the title, never a number, and the year. */
function takeKey(
  { genre, creators, editors = [], title, date }: BibliographicEntry,
  taken: Map<string, number>,
): string {
  const people = genre === 'book' || genre === 'journal' ? [...creators, ...editors] : creators;
  const creator = people[0] === undefined ? undefined : readCreatorName(people[0]);
  const name = creator?.isPerson ? creator.family.split(' ').at(-1) : creator?.name.split(' ').at(-1);
  const word = [name, ...title.split(/[^\p{L}\p{N}]+/u)]
    .map((part) => foldWord(part ?? ''))
    .find((part) => part.length > 2 && !/^\d/u.test(part));
  const base = `${word ?? 'work'}${date?.slice(0, 4) ?? ''}`;
  const count = (taken.get(base) ?? 0) + 1;
  taken.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

function foldWord(text: string): string {
  return foldText(text).replaceAll(/[^a-z0-9]/gu, '');
}
