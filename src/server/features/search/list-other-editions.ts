import type { Hit } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';

/** The other editions of the works among these documents, newest first, by document; all of the page in one question (OP-66). */
export async function listOtherEditions(
  store: Pick<ContentStore, 'listEditionsOfWorks'>,
  { edition }: Pick<Reader, 'edition'>,
  previews: readonly DocumentPreview[],
): Promise<ReadonlyMap<string, Hit['otherEditions']>> {
  const clusters = [...new Set(previews.flatMap(({ cluster }) => cluster ?? []))];
  if (clusters.length === 0) return new Map();
  const works = await store.listEditionsOfWorks(clusters);
  return new Map(
    previews.flatMap(({ id, cluster }) => {
      if (cluster === undefined) return [];
      const others = (works.get(cluster) ?? []).filter((one) => one.id !== id && one.editions.includes(edition.id));
      return [[id, others.map(presentOther)] as const];
    }),
  );
}

function presentOther(one: {
  id: string;
  title: string;
  publicationDate: string | undefined;
}): Hit['otherEditions'][0] {
  return {
    id: one.id,
    title: one.title,
    url: presentTextAddress(one),
    publicationDate: one.publicationDate ?? null,
  };
}
