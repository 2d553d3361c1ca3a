import { PAGE_TABLES } from '#contract/download.ts';
import { MERGER } from './merger.ts';
import { castOf, compared } from './tool-questions.ts';
import { listSearches } from './search-questions.ts';
import type { Canary, Question, Questions } from './questions.ts';

const ofIds = (kind: string, ids: readonly string[], more: object = {}): Question => ({
  body: { kind, ids: ids.map((id) => ({ id })), ...more },
});

/** Lists of results, of all that is found and of what is named. */
const lists = (canary: Canary): Question[] => [
  ...listSearches(canary)
    .slice(0, 12)
    .map((query) => ({ body: { kind: 'results', query } })),
  ofIds('results', canary.ids),
  ofIds('results', canary.ids, { query: { q: 'hull' } }),
];

const texts = (canary: Canary): Question[] => [
  ...canary.documents.map(({ id }) => ofIds('document', [id])),
  ...canary.few.map((id) => ofIds('document', [id], { version: 1 })),
  ofIds('documents', canary.ids.slice(0, 50)),
  ofIds('documents', canary.ids.slice(-50), { options: { metadata: true } }),
];

/** What the tables are about that are about one thing. */
const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  'place-treaties': ['Norway'],
  fees: ['ka-canary-hall'],
  status: ['ka-canary-instrument'],
  outcomes: ['article-5-1-b'],
};

/** What the other kinds of files are made of. */
const others = (canary: Canary): Question[] => {
  const base = `${canary.edition.toLowerCase()}-canary`;
  const [ann, bert] = [`${base}-ann`, `${base}-bert`].map((slug) => ({ name: slug, relType: 0, slug }));
  return [
    ofIds('toc', [`${base}-book`]),
    ofIds('toc', ['ka-canary-book']),
    ofIds('profile', [`${base}-ann`]),
    ofIds('profile', ['ka-canary-hidden']),
    ofIds('cases', [`${base}-ann`]),
    ...canary.ids.filter((id) => id.includes('insight')).map((id) => ofIds('checklist', [id])),
    { body: { kind: 'relations', relations: { relationshipOne: ann, relationshipTwo: [bert] } } },
    { body: { kind: 'relations', relations: { relationshipOne: ann, relationshipTwo: [] } } },
    { body: { kind: 'conflicts', conflicts: castOf(canary) } },
    { body: { kind: 'favorites', favorites: {} } },
    ...canary.desks.map(({ folder }) => ({ body: { kind: 'favorites', favorites: { selectedFolderId: folder } } })),
    { body: { kind: 'clause', clause: {} } },
    { body: { kind: 'thresholds', deal: MERGER } },
    ...compared(canary).map(({ path, body }) => ({
      body: { kind: 'compare', ids: [{ id: path?.['slug'] }], comparison: { ...(body as object), Notes: true } },
    })),
    ofIds('compare', canary.ids.slice(0, 2)),
    ...PAGE_TABLES.flatMap((table) => [[], TABLES_OF[table] ?? []].map((ids) => ofIds('table', ids, { table }))),
  ];
};

const favorites = (canary: Canary): Question[] => [
  { body: { kind: 'favorites', favorites: {} } },
  ofIds(
    'favorites',
    canary.desks.flatMap((desk) => desk.favorites),
    { favorites: {} },
  ),
];

/** The files; what they are made of is looked at, not how they are drawn. */
export const FILE_QUESTIONS: Questions = {
  'POST /mip/api/Download/word': (canary) => [...texts(canary), ...lists(canary).slice(0, 3), ...others(canary)],
  'POST /mip/api/Download/pdf': (canary) => [...others(canary), ...texts(canary).slice(-4)],
  'POST /mip/api/Download/excel': (canary) => [...lists(canary), ...others(canary)],
  'POST /mip/api/Download/text': (canary) => [...lists(canary).slice(0, 4), ...others(canary)],
  'POST /mip/api/Download/ris': (canary) => [...favorites(canary), ...texts(canary), ...lists(canary)],
  'POST /mip/api/Download/bibtex': (canary) => [...favorites(canary), ...texts(canary).slice(-6), ...lists(canary)],
  'POST /mip/api/Download/csl': (canary) => [...favorites(canary), ...texts(canary).slice(-6), ...lists(canary)],
  'POST /mip/api/Download/json': favorites,
};
