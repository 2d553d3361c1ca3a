import type { DownloadBody } from '#contract/download.ts';
import { favoritesQuery, type FavoritesQuery } from '#contract/favorites.ts';
import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { AllFavorites, FavoriteListService } from './favorite-list.service.ts';
import type { FavoriteWorks } from './favorite-works.ts';
import {
  presentBibliography,
  presentFavoriteData,
  presentFavoritePages,
  presentFavoriteSheet,
} from './present-favorites.ts';

/** Lists of favorites: the ticked ones, or all pages of what the favorites page shows, in its order. */
export function createFavoriteListSource(lists: FavoriteListService, works: FavoriteWorks): DownloadSource {
  return {
    name: 'lists of favorites',
    /** Throws `account-needed` for visitors, who have none, and `folder-not-found` for a folder that is not the reader's. */
    async collect(reader, wish, { origin, charge, sayMade, format }) {
      const { query, ids } = readWish(wish);
      const all = await charge('search', () => lists.listAll(reader, query, ids));
      if (all.rows.length === 0) throw new LibraryError('download-empty');
      const title = wish.title?.trim() || nameFolder(all);
      const facts = [...describe(query, all, ids.length > 0), ...sayMade()];
      return {
        title,
        content: {
          list: { title, facts, ...presentFavoriteSheet(all, origin) },
          document: {
            title,
            facts,
            blocks:
              format === 'word'
                ? presentBibliography(all, await works.list(all.rows, origin, styleOfList(wish)), origin)
                : presentFavoritePages(all, origin),
          },
          plain: {
            listWorks: () => works.list(all.rows, origin),
            data: { title, ...Object.fromEntries(facts), rows: presentFavoriteData(all, origin) },
          },
        },
        count: { rows: all.rows.length, total: all.rows.length },
      };
    },
  };
}

/** A bibliography in the style of the reader; OSCOLA has one of its own for these. */
function styleOfList({ options }: DownloadBody): StyleId {
  const style = options?.style ?? STYLES[0].id;
  return style.startsWith('oscola') ? 'oscola4-bibliography' : style;
}

function describe(query: FavoritesQuery, all: AllFavorites, isChosen: boolean): Facts {
  const filters = [...query.jurisdictions, ...query.topics];
  return [
    ['Folder', nameFolder(all)],
    ['Kind', describeKind(query.informationType)],
    ['Words of title or note', query.query.trim() || 'Any'],
    ['Filters', filters.join('; ') || 'None'],
    ['Favorites', isChosen ? `${all.rows.length} selected` : String(all.rows.length)],
  ];
}

/** Throws `value-not-allowed` where nothing says which list. */
function readWish({ ids = [], favorites, options }: DownloadBody) {
  if (!favorites) {
    throw new LibraryError('value-not-allowed', {
      field: 'favorites',
      reason: 'Say which list of favorites to download: its folder and filters, as the list itself is asked for.',
    });
  }
  return {
    query: favoritesQuery.parse({ ...favorites, style: options?.style ?? favorites.style }),
    ids: ids.map(({ id }) => id),
  };
}

const nameFolder = ({ folders }: AllFavorites) => folders.find(({ selected }) => selected)?.name ?? 'Favorites';

function describeKind(kind: FavoritesQuery['informationType']): string {
  if (kind === undefined) return 'Documents, searches and comparisons';
  return { Document: 'Documents', Search: 'Searches', Comparison: 'Comparisons' }[kind];
}
