import type { BibliographicEntry } from './bibliographic-entry.ts';
import { readCreatorName } from './creator-name.ts';
import type { Genre } from './reference-names.ts';

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
  ['Legislation, treaties and rules', 'statute', 'treaty', 'bill'],
  ['Books and journals', 'book', 'journal'],
  ['Chapters and articles', 'chapter', 'article'],
  ['News and posts', 'news', 'post'],
  ['Reports and other documents', 'report', 'patent', 'document'],
];

/** Kinds that are listed by who wrote them. */
const WRITTEN: ReadonlySet<Genre> = new Set(['book', 'journal', 'chapter', 'article', 'news', 'post', 'report']);

/** A bibliography: works by kind, then by author and title or by title alone, each in its style; kinds without any are left out (OP-184). */
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

function present({ title, styled = title, link, note, annotation }: BibliographicEntry): Authority {
  return { text: styled, link, note: [note, annotation].filter(Boolean).join(' · ') };
}
