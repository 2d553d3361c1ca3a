import { noteComparison } from '#contract/comparison-notes.ts';
import { assessRelationships } from '#contract/relations.ts';
import { downloadJob } from '#contract/download-job.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { createFavoriteDocument, createFavoriteSearch } from '#contract/favorite-generation.ts';
import { getInsight, tickChecklist } from '#contract/insights.ts';
import { addFavorites, addFolder, deleteFolder, noteFavorite } from '#contract/favorites.ts';
import { getDocument } from '#contract/document.ts';
import { createLatestSearch, listLatestSearches } from '#contract/latest-searches.ts';
import { keepReadingPlace } from '#contract/reading-places.ts';
import { listRelationSearches } from '#contract/relation-searches.ts';
import { createMergerCase } from '#contract/merger-cases.ts';
import { listResearchRecord, noteResearchEntry } from '#contract/research-record.ts';
import { createSearchAlert } from '#contract/search-alerts.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { TestServer } from '../demo-server.ts';
import { HOSTS, type CanaryReader } from './canary-readers.ts';
import { COMPARED } from './library-kinds.ts';
import type { Marks } from './marks.ts';
import { MERGER } from './merger.ts';

/** What an account keeps, by the ids that others might ask with. */
export interface Desk {
  readonly folder: string;
  readonly favorites: readonly string[];
  /** In the trash. */
  readonly removed: string;
  readonly alert: string;
  readonly feed: string;
  readonly entry: string;
  readonly latest: string;
  readonly relation: string;
  readonly job: string;
  readonly merger: string;
}

interface As {
  readonly host: string;
  readonly headers: CanaryReader['headers'];
}

/** Lets an account keep something of everything, with words that nobody else is to see again. */
// Long because: it has a step for each thing that an account keeps.
export async function fillDesk(
  server: TestServer,
  marks: Marks,
  { owner, edition, document }: { owner: CanaryReader; edition: EditionId; document: string },
): Promise<Desk> {
  const as = { host: HOSTS[edition], headers: owner.headers };
  const own = (place: string) =>
    marks.add(owner.name, place, { isClosed: true, mayHear: (who) => who.account === owner.account });
  const { id: folder } = await server.call(addFolder, { ...as, query: { folderName: own('folder') } });
  const { favorites } = await server.call(addFavorites, {
    ...as,
    body: {
      folder,
      favorites: [
        { informationType: 'Document', contentId: document },
        { informationType: 'Search', url: `/search?q=${own('keptsearch')}`, title: own('kepttitle') },
      ],
    },
  });
  await server.call(noteFavorite, { ...as, body: { id: favorites[0]!.id, note: own('favoritenote') } });
  const removed = await server.call(addFolder, { ...as, query: { folderName: own('removedfolder') } });
  await server.call(deleteFolder, { ...as, body: { id: removed.id } });
  const search = { title: own('latest'), url: `/search?q=${own('latestquery')}` };
  await server.call(createLatestSearch, { ...as, body: search });
  const alert = await server.call(createSearchAlert, {
    ...as,
    body: {
      title: own('alert'),
      endpoint: 'documentSearch',
      query: { q: own('alertquery') },
      url: `/search?q=${own('alertquery')}`,
    },
  });
  await server.search({ q: own('record') }, as);
  const { entries } = await server.call(listResearchRecord, as);
  const entry = entries[0]!.id;
  await server.call(noteResearchEntry, { ...as, path: { id: entry }, body: { note: own('recordnote') } });
  await server.call(getDocument, { ...as, query: { id: document } });
  await server.call(keepReadingPlace, { ...as, body: { id: document, version: 1, anchor: 'p1' } });
  const slug = COMPARED[edition];
  const comparisonNote = { TopicId: 'checklist', Note: own('comparisonnote'), Former: '' };
  await server.call(noteComparison, { ...as, path: { slug }, body: comparisonNote });
  await keepElsewhere(server, as, own);
  if (edition === 'KA') await tick(server, as);
  const relation = edition === 'KA' ? await askRelation(server, as, own('relation')) : '';
  const merger = edition === 'KCL' ? await keepMerger(server, as, own) : '';
  const job = await server.send(DOWNLOADS.word, {
    ...as,
    headers: { ...as.headers, prefer: 'respond-async' },
    body: { kind: 'document', ids: [{ id: document }], title: own('filetitle') },
  });
  return {
    folder,
    favorites: favorites.map(({ id }) => id),
    removed: removed.id,
    alert: alert.id,
    feed: alert.feed.split('/').at(-1)!,
    entry,
    latest: String((await server.call(listLatestSearches, as))[0]!.id),
    relation,
    merger,
    job: downloadJob.parse(job.json()).id,
  };
}

/** A merger with its parties. */
async function keepMerger(server: TestServer, as: As, own: (place: string) => string): Promise<string> {
  const Parties = [{ ...MERGER.Parties[0]!, Name: own('mergerparty') }];
  const body = { name: own('mergername'), deal: { ...MERGER, Parties } };
  return (await server.call(createMergerCase, { ...as, body })).id;
}

/** A document and a search under the other pages that have favorites of their own. */
async function keepElsewhere(server: TestServer, as: As, own: (place: string) => string): Promise<void> {
  const url = `/manual-ip/search?q=${own('manualquery')}`;
  const contentId = `${as.host.replace('.localhost', '')}-news-open`;
  await server.call(createFavoriteDocument, { ...as, body: { contentId, url: '/manual-ip/chapters' } });
  await server.call(createFavoriteSearch, { ...as, body: { title: own('manualtitle'), url } });
}

/** The first line of a checklist. */
async function tick(server: TestServer, as: As): Promise<void> {
  const path = { id: 'ka-practical-insight-open' };
  const { sections } = await server.call(getInsight, { ...as, path });
  const [item] = sections.flatMap(({ items }) => items);
  await server.call(tickChecklist, { ...as, path, body: { changes: [{ item: item!.id, isTicked: true }] } });
}

async function askRelation(server: TestServer, as: As, name: string): Promise<string> {
  const [relationshipOne, two] = [
    { name: 'Ann', relType: 0, slug: 'ka-canary-ann' },
    { name, relType: 0 },
  ];
  await server.call(assessRelationships, { ...as, body: { relationshipOne, relationshipTwo: [two] } });
  return (await server.call(listRelationSearches, as))[0]?.id ?? '';
}
