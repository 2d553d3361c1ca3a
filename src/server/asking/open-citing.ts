import type { Reader } from '#domain/access/reader.ts';
import { MOST_CLOSED, roundClosed } from '#domain/access/round-closed.ts';
import type { CitationStore, CitingDocument } from '#server/ports/citation-store.ts';
import type { DocumentGuard } from './document-guard.ts';

const MOST_OPEN = 50;

/** Who cites something, as far as a reader may know. */
export interface OpenCiting {
  /** The newest that this reader may open. */
  readonly citedBy: readonly CitingDocument[];
  /** How many there are beside that the reader may not open: their texts are not told of (OP-122, OP-169). */
  readonly citedByClosed: ReturnType<typeof roundClosed>;
}

interface Sources {
  readonly citations: Pick<CitationStore, 'listCiting'>;
  readonly guard: Pick<DocumentGuard, 'listOpen'>;
}

/** Who cites any of these documents, given by their ids, without themselves. */
export async function findOpenCiting(
  { citations, guard }: Sources,
  reader: Reader,
  cited: readonly string[],
): Promise<OpenCiting> {
  // As many are looked at as are ever named, with those that are listed.
  const citing = await citations.listCiting(cited, MOST_CLOSED + MOST_OPEN);
  const ids = citing.map(({ id }) => id);
  const open = await guard.listOpen(reader, ids);
  return {
    citedBy: citing.filter(({ id }) => open.has(id)).slice(0, MOST_OPEN),
    citedByClosed: roundClosed(citing.length - open.size),
  };
}
