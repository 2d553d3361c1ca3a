import type { Hit } from '#contract/search.ts';
import { decideHit } from '#domain/access/decide-hit.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { EngineHit } from '#server/ports/search-engine.ts';
import { listOtherEditions } from './list-other-editions.ts';
import { presentHit } from './present-hit.ts';

type Store = Pick<ContentStore, 'listPreviews' | 'listEditionsOfWorks'>;

/** The hits of an answer with what the library knows of their documents, in their order. */
export async function presentHits(store: Store, reader: Reader, hits: readonly EngineHit[]): Promise<Hit[]> {
  const previews = await store.listPreviews(hits.map((hit) => hit.id));
  const others = await listOtherEditions(store, reader, previews);
  const byId = new Map(previews.map((preview) => [preview.id, preview]));
  return hits.flatMap((hit) => {
    const preview = byId.get(hit.id);
    if (!preview) return [];
    return presentHit(reader, hit, preview, decideHit(reader, preview), others.get(hit.id) ?? []);
  });
}

/** Documents that the reader names, as hits without matches, in their order; only those open to the reader (OP-169). */
export async function presentDocuments(store: Store, reader: Reader, ids: readonly string[]): Promise<Hit[]> {
  const hits = await presentHits(
    store,
    reader,
    ids.map((id) => ({ id, score: 0, title: { text: '', marks: [] }, excerpt: [], termCounts: [] })),
  );
  return hits.filter(({ isOpen }) => isOpen);
}
