import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { workOf } from '#domain/bibliography/create-entry.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { ContentStore, StoredDocument } from '#server/ports/content-store.ts';
import { findPublications } from './reference-entries.ts';

type Citable = Pick<StoredDocument, 'id' | 'kind' | 'record' | 'publication'>;
type Store = Pick<ContentStore, 'findPublication'>;

/** What the citation of a document is made from, in the version that is given; `known` is its publication where that was read. */
export async function readCitedWork(
  store: Store,
  document: Citable,
  known?: { readonly record: PublicationRecord },
): Promise<CitedWork> {
  const { publication: id } = document;
  const publication = known ?? (id === undefined ? undefined : await store.findPublication(id));
  return citeWithin(document, publication?.record);
}

/** The same of many, by their ids; a publication is read once for all that stands in it. */
export async function listCitedWorks(
  store: Store,
  documents: readonly Citable[],
): Promise<ReadonlyMap<string, CitedWork>> {
  const publications = await findPublications(store, documents);
  return new Map(
    documents.map((document) => [document.id, citeWithin(document, publications.get(document.publication ?? ''))]),
  );
}

function citeWithin({ kind, record }: Citable, publication: PublicationRecord | undefined): CitedWork {
  return workOf({ record, isPublication: kind === 'publication', publication });
}
