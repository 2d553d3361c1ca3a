import type { FavoriteAnswer } from '#contract/favorites.ts';
import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import type { BibliographicEntry } from '#domain/bibliography/bibliographic-entry.ts';
import { listAuthorities } from '#domain/bibliography/list-authorities.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { DocumentBlock, ListColumn, ListModel } from '#server/ports/document-renderer.ts';
import type { AllFavorites } from './favorite-list.service.ts';

/** A favorite as a row of a file. A text that is not known is empty. */
interface FileRow {
  readonly title: string;
  readonly type: string;
  readonly date: string;
  readonly source: string;
  readonly citation: string;
  readonly jurisdictions: string;
  readonly topics: string;
  readonly folders: string;
  readonly added: string;
  readonly state: string;
  readonly note: string;
  /** Absolute address; empty for what can no longer be opened. */
  readonly link: string;
}

const COLUMNS: readonly (ListColumn & { readonly key: keyof FileRow })[] = [
  { key: 'title', name: 'Title', width: 52, type: 'text' },
  { key: 'type', name: 'Type', width: 18, type: 'text' },
  { key: 'date', name: 'Date', width: 12, type: 'date' },
  { key: 'source', name: 'Source', width: 26, type: 'text' },
  { key: 'citation', name: 'Cite as', width: 52, type: 'text' },
  { key: 'jurisdictions', name: 'Jurisdictions', width: 16, type: 'text' },
  { key: 'topics', name: 'Topics', width: 18, type: 'text' },
  { key: 'folders', name: 'Folders', width: 22, type: 'text' },
  { key: 'added', name: 'Added', width: 12, type: 'date' },
  { key: 'state', name: 'State', width: 26, type: 'text' },
  { key: 'note', name: 'Note', width: 36, type: 'text' },
  { key: 'link', name: 'Link', width: 32, type: 'link' },
];

/** Favorites as rows of a sheet. */
export function presentFavoriteSheet(all: AllFavorites, origin: string): Pick<ListModel, 'columns' | 'rows'> {
  const columns = COLUMNS.map(({ key: _key, ...column }) => column);
  const rows = presentRows(all, origin);
  return { columns, rows: rows.map((row) => COLUMNS.map(({ key }) => row[key])) };
}

/** The same on pages: a numbered list of links. */
export function presentFavoritePages(all: AllFavorites, origin: string): DocumentBlock[] {
  const entries = presentRows(all, origin).map((row) => {
    const date = row.date === '' ? '' : formatDate(row.date);
    const added = `added ${formatDate(row.added)}`;
    const about = [row.type, date, row.source, row.jurisdictions, row.folders && `in ${row.folders}`, added, row.state];
    return {
      title: row.title,
      link: row.link,
      about: about.filter(Boolean).join(' · '),
      cited: row.citation,
      text: row.note,
    };
  });
  return [
    { kind: 'heading', level: 1, text: 'Favorites' },
    { kind: 'entries', entries },
  ];
}

/** What is no work, and follows them. */
const NO_WORKS = [
  { type: 'Search', name: 'Searches' },
  { type: 'Comparison', name: 'Comparisons' },
] as const;

/** The same as a table of authorities, works by kind, author and title (OP-184); searches and places of comparisons, which are none, follow. */
export function presentBibliography(
  { rows, folders }: AllFavorites,
  works: readonly BibliographicEntry[],
  origin: string,
): DocumentBlock[] {
  const groups = listAuthorities(works).flatMap(({ heading, entries }): DocumentBlock[] => [
    { kind: 'heading', level: 1, text: heading },
    {
      kind: 'outline',
      entries: entries.map(({ text, link, note }) => ({ text, link, about: note, depth: 0, pages: '' })),
    },
  ]);
  return [
    ...groups,
    ...NO_WORKS.flatMap(({ type, name }): DocumentBlock[] => {
      const own = rows.filter(({ informationType }) => informationType === type);
      const [, ...listed] = presentFavoritePages({ rows: own, folders }, origin);
      return own.length === 0 ? [] : [{ kind: 'heading', level: 1, text: name }, ...listed];
    }),
  ];
}

/** The same for programs: each row as the list answers it, with absolute address and folders by name. */
export function presentFavoriteData({ rows, folders }: AllFavorites, origin: string): unknown[] {
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  return rows.map(({ selected: _selected, show: _show, folder: _folder, ...row }) => ({
    ...row,
    citation: row.citation && writePlain(row.citation),
    url: new URL(row.url, origin).href,
    folders: row.folders.flatMap((id) => names.get(id) ?? []),
  }));
}

function presentRows({ rows, folders }: AllFavorites, origin: string): FileRow[] {
  const names = new Map(folders.filter(({ id }) => id !== ALL_FAVORITES).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    title: row.title,
    type: row.type,
    date: row.date ?? '',
    source: row.source ?? '',
    citation: row.citation ? writePlain(row.citation) : '',
    jurisdictions: row.jurisdictions.join('; '),
    topics: row.topicIds.join('; '),
    folders: row.folders.flatMap((id) => names.get(id) ?? []).join('; '),
    added: row.addedDate.slice(0, 10),
    state: describeState(row),
    note: row.note,
    link: row.state === 'withdrawn' || row.state === 'missing' ? '' : new URL(row.url, origin).href,
  }));
}

/** What became of it since (OP-128); empty where nothing did. */
function describeState(row: FavoriteAnswer): string {
  return [describeMove(row), describeStanding(row)].filter(Boolean).join('; ');
}

function describeMove({ hasMoved, formerTitle }: FavoriteAnswer): string {
  if (!hasMoved) return '';
  return formerTitle === null ? 'Moved to another address' : `Kept as “${formerTitle}”, which is part of this one now`;
}

function describeStanding({ state, removedDate, heldBy, hasChanged, changes }: FavoriteAnswer): string {
  if (state === 'withdrawn') return removedDate ? `Withdrawn on ${formatDate(removedDate)}` : 'Withdrawn';
  if (state === 'missing') return 'No longer in this edition';
  if (state === 'closed') return heldBy.length > 0 ? `Not included; comes with ${heldBy.join(', ')}` : 'Not included';
  if (changes) return `Changed since seen: ${changes.names.join('; ')}`;
  return hasChanged ? 'Changed since opened' : '';
}
