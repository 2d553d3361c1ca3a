import * as z from 'zod/mini';
import { STYLE_IDS } from '#domain/citing/styles.ts';
import { FAVORITE_LIMITS as LIMITS, ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import { FAVORITE_SORTS } from '#domain/tools/desk/favorite-sorts.ts';
import { defineCall } from './call.ts';
import { favoriteTitle, favoriteUrl, favoriteValue as id, favoriteValues as values } from './favorite-fields.ts';

const informationType = z.enum(['Document', 'Search', 'Comparison']);
const order = z.enum(['asc', 'desc']);
/** Id of a folder; '0' is all favorites, in whichever folder. */
const folder = z._default(id, ALL_FAVORITES);
const some = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.minLength(1), z.maxLength(LIMITS.favorites));

/** Something starred, as a star needs to know it. */
export const star = z.object({
  id: z.string(),
  /** Id of the document; null for a search, and for a place of a comparison. */
  contentId: z.nullable(z.string()),
  url: z.string(),
  /** Whether the reader wants to be told of changes (OP-84). */
  notifications: z.boolean(),
});

export type Star = z.output<typeof star>;

/** A folder with what lies in it (ENT-033). `0` comes first and has everything. */
export const favoriteFolder = z.object({
  id: z.string(),
  name: z.string(),
  /** Its place among the folders, from 0. */
  order: z.int(),
  addedDate: z.string(),
  updateDate: z.string(),
  favorites: z.array(star),
  selected: z.boolean(),
  active: z.boolean(),
  hits: z.int(),
});

export type FolderAnswer = z.output<typeof favoriteFolder>;

/** A favorite as it stands today (ENT-030 to ENT-032); of a document that the reader may not open, what OP-17 allows. */
export const favorite = z.object({
  ...star.shape,
  informationType,
  title: z.string(),
  /** Content type of a document, way to search of a search: `Award`, `Books`. */
  type: z.string(),
  /** Of a document, how it is cited in the style that was asked for: words, those of titles in italics. */
  citation: z.nullable(z.array(z.union([z.string(), z.object({ italic: z.string() })]))),
  court: z.nullable(z.string()),
  /** Publication, court or institution. */
  source: z.nullable(z.string()),
  /** Legal date of a document. */
  date: z.nullable(z.string()),
  addedDate: z.string(),
  /** Instant of the last change of the document in the library. */
  updateDate: z.nullable(z.string()),
  authorReviewDate: z.nullable(z.string()),
  jurisdictions: z.array(z.string()),
  topicIds: z.array(z.string()),
  /** The reader's own words on it; empty where there are none. */
  note: z.string(),
  /** Ids of all the folders it lies in, and the one it is listed for. */
  folders: z.array(z.string()),
  folder: z.string(),
  selected: z.boolean(),
  show: z.boolean(),
  /**
   * `open`; `closed`: not in the reader's subscription (`heldBy`); `withdrawn` on `removedDate`; `missing`: no longer in
   * this edition.
   */
  state: z.enum(['open', 'closed', 'withdrawn', 'missing']),
  /** Whether text, status or validity changed since the reader opened it (OP-128). */
  hasChanged: z.boolean(),
  /** Of a place of a comparison that changed: names of what did, and where that is shown. */
  changes: z.nullable(z.object({ names: z.array(z.string()), url: z.string() })),
  /** The version of the text that the reader knew, where there is another by now. */
  knownVersion: z.nullable(z.int()),
  /** Whether it is read under another id than when it was starred, and as what it was starred where that is another title. */
  hasMoved: z.boolean(),
  formerTitle: z.nullable(z.string()),
  removedDate: z.nullable(z.string()),
  heldBy: z.array(z.string()),
});

export type FavoriteAnswer = z.output<typeof favorite>;

const filterValue = z.object({ id: z.string(), title: z.string(), count: z.int() });

/** The favourite search model (ENT-034). */
export const favoritesPage = z.object({
  folders: z.array(favoriteFolder),
  favorites: z.array(favorite),
  totalHits: z.int(),
  /** How many documents, searches and places of comparisons the folder has, whatever is looked for. */
  documents: z.int(),
  searches: z.int(),
  comparisons: z.int(),
  /** How many the account keeps on all editions together, of at most 1,000 and 100 (OP-82). */
  kept: z.object({ favorites: z.int(), folders: z.int() }),
  pageNumber: z.int(),
  pageSize: z.int(),
  sortBy: z.enum(FAVORITE_SORTS),
  sortOrder: order,
  query: z.string(),
  selectedFolderId: z.string(),
  /** What the list can be narrowed to, by how often. */
  jurisdictionsFilter: z.array(filterValue),
  topicsFilter: z.array(filterValue),
});

export type FavoritesAnswer = z.output<typeof favoritesPage>;

/** What is asked of a list of favorites. */
export const favoritesQuery = z.object({
  pageNumber: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(LIMITS.page)), 10),
  /** Words that all have to stand in the title or the note. */
  query: z._default(z.string().check(z.maxLength(300)), ''),
  selectedFolderId: folder,
  sortBy: z._default(z.enum(FAVORITE_SORTS), 'AddedDate'),
  /** Descending for AddedDate and ascending otherwise, where nothing is said. */
  sortOrder: z.optional(order),
  /** Documents, searches or places of comparisons alone. */
  informationType: z.optional(informationType),
  jurisdictions: values,
  topics: values,
  /** In which documents are cited; OSCOLA where nothing is said (OP-198). */
  style: z.optional(z.enum(STYLE_IDS)),
  /** Folders with ids and addresses alone, no list: what stars are drawn from (OP-83). */
  idsOnly: z._default(z.boolean(), false),
});

export type FavoritesQuery = z.output<typeof favoritesQuery>;

const BASE = '/apiv2/Favorite';

export const getFavorites = defineCall({
  method: 'POST',
  path: `${BASE}/GetFavorites`,
  summary: 'The folders of the account on this edition, and a page of the favorites in one of them.',
  access: 'account',
  routes: ['/favorites'],
  body: favoritesQuery,
  answer: favoritesPage,
});

export const addFolder = defineCall({
  method: 'POST',
  path: `${BASE}/AddFolder`,
  summary: 'Makes a folder; its name is kept as it is written, and is the only one like it whatever the letter case.',
  access: 'account',
  routes: ['/favorites'],
  query: z.object({ folderName: z.string() }),
  answer: favoriteFolder,
});

/** What is starred: a document by its id, a search by its address and title, a place of a comparison by its address. */
const favoriteDraft = z.object({
  informationType,
  contentId: z.optional(id),
  url: z.optional(favoriteUrl),
  title: z.optional(favoriteTitle),
});

export type FavoriteDraftBody = z.output<typeof favoriteDraft>;

export const addFavorites = defineCall({
  method: 'POST',
  path: `${BASE}/AddFavorites`,
  summary: 'Keeps favorites, all or none, and puts them into a folder; what is kept already is only put there, too.',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({
    favorites: z.array(favoriteDraft).check(z.minLength(1), z.maxLength(LIMITS.added)),
    folder,
  }),
  answer: z.object({ favorites: z.array(star) }),
});

export const addFilledFolder = defineCall({
  method: 'POST',
  path: `${BASE}/AddFilledFolder`,
  summary: 'Makes a folder with favorites in it, all or nothing: a list of citations that was looked up, for example.',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({
    name: z.string(),
    favorites: z.array(favoriteDraft).check(z.minLength(1), z.maxLength(LIMITS.added)),
  }),
  answer: favoriteFolder,
});

export const updateFolder = defineCall({
  method: 'POST',
  path: `${BASE}/UpdateFolder`,
  summary: 'Gives a folder another name, another place among the folders (from 0), or both (OP-81).',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({ id, name: z.optional(z.string()), order: z.optional(z.int().check(z.gte(0))) }),
  answer: favoriteFolder,
});

export const deleteFolder = defineCall({
  method: 'POST',
  path: `${BASE}/DeleteFolder`,
  summary: 'Moves a folder to the trash; what lies in it stays among the favorites (OP-82, OP-184).',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({ id }),
  answer: z.object({}),
});

const count = z.object({
  /** Fewer than were named where another device took some out meanwhile. */
  count: z.int(),
});

export const updateFavorites = defineCall({
  method: 'POST',
  path: `${BASE}/UpdateFavorites`,
  summary:
    'Moves favorites to a folder, each out of the folder it names, or out of all; with notifications alone, sets whether changes are told.',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({
    favorites: some(z.object({ id, folder: z.optional(id) })),
    folder: z.optional(id),
    notifications: z.optional(z.boolean()),
  }),
  answer: count,
});

export const deleteFavorites = defineCall({
  method: 'POST',
  path: `${BASE}/DeleteFavorites`,
  summary: 'Takes favorites out of every folder and moves them to the trash (OP-184).',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({ favorites: some(z.object({ id })) }),
  answer: count,
});

export const noteFavorite = defineCall({
  method: 'POST',
  path: `${BASE}/UpdateNote`,
  summary:
    'Writes the reader’s note on a favorite, an empty one takes it away; with `former`, only where that is what it still says.',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({ id, note: z.string(), former: z.optional(z.string()) }),
  answer: z.object({
    /** What it says now. */
    note: z.string(),
    /** False where another device changed it meanwhile, and nothing was written. */
    isKept: z.boolean(),
    /** What a note that was taken away is called in the trash. */
    trash: z.nullable(z.string()),
  }),
});
