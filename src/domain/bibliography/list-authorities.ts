import { formatDate } from '../document/format-date.ts';
import type { BibliographicEntry, Genre } from './bibliographic-entry.ts';
import { readCreatorName } from './creator-name.ts';

/** The works of one kind, as a table of authorities has them. */
export interface AuthorityGroup {
  readonly heading: string;
  readonly entries: readonly Authority[];
}

/** A work in one line; `link` and `note` may be empty. */
export interface Authority {
  readonly text: string;
  readonly link: string;
  /** What its reader wrote on it, and what whoever takes it over has to know. */
  readonly note: string;
}

/** In which order kinds come, and under what name; what nobody wrote is in the order of its titles. */
const GROUPS: readonly (readonly [heading: string, ...genres: Genre[]])[] = [
  ['Cases and awards', 'case'],
  ['Legislation, treaties and rules', 'statute', 'bill'],
  ['Books and journals', 'book', 'journal'],
  ['Chapters and articles', 'chapter', 'article'],
  ['News and posts', 'news', 'post'],
  ['Reports and other documents', 'report', 'document'],
];

/** Kinds that are listed by who wrote them. */
const WRITTEN: ReadonlySet<Genre> = new Set(['book', 'journal', 'chapter', 'article', 'news', 'post', 'report']);

/** A bibliography: works by kind, then by author and title or by title alone; kinds without any are left out (OP-184). */
export function listAuthorities(works: readonly BibliographicEntry[]): AuthorityGroup[] {
  return GROUPS.flatMap(([heading, ...genres]) => {
    const own = works.filter(({ genre }) => genres.includes(genre));
    const entries = own
      .map((work) => ({ key: keyOf(work), work }))
      .toSorted((one, other) => compare(one.key, other.key));
    return own.length === 0 ? [] : [{ heading, entries: entries.map(({ work }) => present(work)) }];
  });
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true });

function keyOf({ genre, creators, editors = [], title }: BibliographicEntry): string {
  const plain = title.replace(/^(?:the|an?)\s+/iu, '');
  const [first] = WRITTEN.has(genre) ? [...creators, ...editors] : [];
  if (first === undefined) return plain;
  const name = readCreatorName(first);
  return `${name.isPerson ? `${name.family} ${name.given}` : name.name} ${plain}`;
}

function present(work: BibliographicEntry): Authority {
  const note = [work.note, work.annotation].filter(Boolean).join(' · ');
  const parts = WRITTEN.has(work.genre) ? listWritten(work) : listDecided(work);
  return { text: parts.filter(Boolean).join(', '), link: work.link, note };
}

/** `Halberd v Ingram, [2019] 1 WLR 9517, CL-2019-000123, High Court, 12 Mar 2019`. */
function listDecided({ title, citation = '', number = '', issuer, date }: BibliographicEntry) {
  const names = citation.includes(title) ? [citation] : [title, citation];
  const isNew = number !== '' && !names.join(' ').includes(number);
  return [...names, isNew ? number : '', issuer, date && formatDate(date)];
}

/** `Ada Lindqvist, ‘Costs and Interest’, Journal of Costs 7(2), 45–61, 2019`. */
function listWritten(work: BibliographicEntry) {
  const {
    genre,
    title,
    creators,
    editors = [],
    container,
    issuer,
    date,
    volume,
    issue,
    firstPage,
    lastPage,
    isbn,
  } = work;
  const isPart = container !== undefined;
  const isEdited = creators.length === 0 && editors.length > 0;
  const by = joinNames(isEdited && !isPart ? editors : creators);
  const where = [container, volume && ` ${volume}`, issue && `(${issue})`].filter(Boolean).join('');
  const pages = firstPage && (lastPage ? `${firstPage}–${lastPage}` : firstPage);
  const year = genre === 'news' || genre === 'post' ? date && formatDate(date) : date?.slice(0, 4);
  return [
    isEdited && !isPart && by !== '' ? `${by} (${editors.length === 1 ? 'ed' : 'eds'})` : by,
    isPart ? `‘${title}’` : title,
    isPart && editors.length > 0 ? `in ${joinNames(editors)} (${editors.length === 1 ? 'ed' : 'eds'})` : '',
    where,
    pages,
    isPart ? '' : issuer,
    year,
    isbn && !isPart ? `ISBN ${isbn}` : '',
  ];
}

/** As printed: `Ada Lindqvist, Bo Achebe and Cy Marris`. */
function joinNames(names: readonly string[]): string {
  const given = names.map((printed) => {
    const name = readCreatorName(printed);
    return name.isPerson ? [name.given, name.particles, name.family, name.suffix].filter(Boolean).join(' ') : name.name;
  });
  return given.length < 2 ? given.join('') : `${given.slice(0, -1).join(', ')} and ${given.at(-1)}`;
}
