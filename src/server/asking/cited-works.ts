import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { workOf } from '#domain/bibliography/create-entry.ts';
import { cite } from '#domain/citing/cite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { ContentStore, StoredDocument } from '#server/ports/content-store.ts';
import { findPublications } from './reference-entries.ts';
import { Turns } from './turns.ts';

type Citable = Pick<StoredDocument, 'id' | 'kind' | 'record' | 'publication'>;
type Store = Pick<ContentStore, 'findPublication'>;

/** Citations that are written before others have their turn. */
const CITED_AT_ONCE = 50;

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

/**
 * How each of many documents that are held is cited, by its id, in one style, the first where none is named; in turns, since
 * a list has no end.
 */
export async function writeCitations(
  store: Store & Pick<ContentStore, 'listPreviews'>,
  ids: readonly string[],
  style: StyleId = STYLES[0].id,
): Promise<ReadonlyMap<string, string>> {
  const turns = new Turns(nextTurn);
  const written = new Map<string, string>();
  for (let start = 0; start < ids.length; start += CITED_AT_ONCE) {
    const works = await listCitedWorks(store, await store.listPreviews(ids.slice(start, start + CITED_AT_ONCE)));
    await turns.each(works, ([id, work]) => written.set(id, writePlain(cite(work, style))));
  }
  return written;
}

function citeWithin({ kind, record }: Citable, publication: PublicationRecord | undefined): CitedWork {
  return workOf({ record, isPublication: kind === 'publication', publication });
}
