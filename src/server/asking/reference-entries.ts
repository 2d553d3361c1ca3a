import type { BibliographicEntry } from '#domain/bibliography/bibliographic-entry.ts';
import { createEntry, type ReadEntry } from '#domain/bibliography/create-entry.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { Turns } from './turns.ts';

type Referable = Pick<DocumentPreview, 'kind' | 'record' | 'publication' | 'demo'>;
type Store = Pick<ContentStore, 'findPublication'>;

/** A document with what its reader may see of it. */
export interface ReferenceWish {
  readonly document: Referable;
  /** Where the library shows it, an absolute address. */
  readonly link: string;
  /** Whether its reader may open it; a closed one is handed on by its record without the abstract. */
  readonly isOpen: boolean;
}

/** A document as reference managers and citations know it, in the version that is given; a demo says that it is one (OP-120). */
export async function readReference(store: Store, wish: ReferenceWish): Promise<ReadEntry> {
  const { publication } = wish.document;
  const found = publication === undefined ? undefined : await store.findPublication(publication);
  return describeReference(wish, found?.record);
}

/** The same of many, in their order and in turns; a publication is read once for all that stands in it. */
export async function listReferences(
  store: Store,
  wishes: readonly ReferenceWish[],
  turns: Turns,
): Promise<BibliographicEntry[]> {
  const publications = await findPublications(
    store,
    wishes.map(({ document }) => document),
  );
  const entries: BibliographicEntry[] = [];
  await turns.each(wishes, (wish) =>
    entries.push(describeReference(wish, publications.get(wish.document.publication ?? ''))),
  );
  return entries;
}

/** The publications that documents are or stand in, by id, as far as the library holds them. */
export async function findPublications(
  store: Store,
  documents: readonly Pick<Referable, 'publication'>[],
): Promise<ReadonlyMap<string, PublicationRecord>> {
  const ids = [...new Set(documents.flatMap(({ publication }) => publication ?? []))];
  const found = await Promise.all(ids.map((id) => store.findPublication(id)));
  return new Map(
    ids.flatMap((id, at) => {
      const record = found[at]?.record;
      return record ? [[id, record] as const] : [];
    }),
  );
}

function describeReference({ document, link, isOpen }: ReferenceWish, publication?: PublicationRecord): ReadEntry {
  const { kind, record, demo } = document;
  const { abstract, ...entry } = createEntry({ record, isPublication: kind === 'publication', publication, link });
  return {
    ...entry,
    ...(isOpen && abstract !== undefined ? { abstract } : {}),
    ...(demo ? { note: 'Demo' } : {}),
  };
}
