import type { Favorite, FavoriteDraft, FavoriteFolder, FavoriteKind } from '#domain/tools/desk/favorite.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import type { FavoriteOwner } from '#server/ports/favorite-store.ts';
import { createId } from './owned-rows.ts';
import type { FavoriteFolderTable, FavoriteTable } from '#server/adapters/sql/schema/favorite-schema.ts';

/** What makes a favorite the same again. */
export function keyOf({ kind, target }: { readonly kind: string; readonly target: string }): string {
  return `${kind} ${target}`;
}

export function readFolder({ id, name, added_at, updated_at }: FavoriteFolderTable): FavoriteFolder {
  return { id, name, addedDate: added_at, updateDate: updated_at };
}

export function readFavorite(row: FavoriteTable, folders: readonly string[]): Favorite {
  return {
    id: row.id,
    edition: row.edition as EditionId,
    kind: row.kind as FavoriteKind,
    target: row.target,
    url: row.url,
    title: row.title_then,
    type: row.type_then,
    search: row.search_json === null ? null : parseSavedSearch(row.search_json),
    jurisdictions: readNames(row.jurisdictions),
    topics: readNames(row.topics),
    seen: row.seen,
    notifies: row.notifies === 1,
    note: row.note,
    addedDate: row.added_at,
    folders,
  };
}

/** Documents keep none: a thousand of them need no parser. */
function readNames(json: string): string[] {
  return json === '[]' ? [] : (JSON.parse(json) as string[]);
}

/** A favorite that is new, as it is kept. */
export function writeFavorite(owner: FavoriteOwner, draft: FavoriteDraft, at: string, place: number): FavoriteTable {
  return {
    id: createId(),
    ...owner,
    kind: draft.kind,
    target: draft.target,
    url: draft.url,
    title_then: draft.title,
    type_then: draft.type,
    search_json: draft.search && printSavedSearch(draft.search),
    jurisdictions: JSON.stringify(draft.jurisdictions),
    topics: JSON.stringify(draft.topics),
    seen: draft.seen,
    notifies: 0,
    note: '',
    added_at: at,
    place,
  };
}
