import type { Reader } from '#domain/access/reader.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import { MOST_CLOSED, roundClosed } from '#domain/access/round-closed.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly citations: Pick<CitationStore, 'listCitingProvision' | 'listCiting'>;
}

/** As many of a kind are named. */
const MOST_OF_KIND = 12;
/** What comments on law. */
const COMMENTARY = new Set(['Book chapter', 'Journal article', 'Commentary', 'Note', 'Practical insight']);
const DECISIONS = new Set(['Case law']);

/**
 * All that cites a provision, as far as the reader may know (OP-122, OP-169); with `documents` also what leads to the text
 * of the instrument or the summary of it, but these themselves.
 */
export async function findCitingProvision(
  { content, citations }: Parts,
  reader: Reader,
  provision: ProvisionPath,
  documents: readonly string[] = [],
) {
  const [named, led] = await Promise.all([
    citations.listCitingProvision(provision, MOST_CLOSED),
    documents.length === 0 ? [] : citations.listCiting(documents, MOST_CLOSED),
  ]);
  const citing = [...new Map([...led, ...named].map((one) => [one.id, one])).values()];
  const ids = citing.map(({ id }) => id).filter((id) => !documents.includes(id));
  const previews = await content.listPreviews(ids);
  const anchors = new Map(citing.map(({ id, anchor }) => [id, anchor]));
  const open = previews.filter((preview) => decideHeld(reader, preview).isOpen);
  const present = (preview: DocumentPreview) => presentCiting(reader, preview, anchors.get(preview.id));
  const commentary = open.filter(({ record }) => COMMENTARY.has(record.type)).slice(0, MOST_OF_KIND);
  const others = open.filter(({ record }) => !COMMENTARY.has(record.type) && !DECISIONS.has(record.type));
  const types = [...new Set(others.map(({ record }) => record.type))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return {
    commentary: commentary.map((preview) => ({
      ...present(preview),
      summary: preview.record.summary ?? null,
      authors: preview.record.authors.map(({ name }) => name),
    })),
    cited: types.map((type) => ({
      type,
      documents: others
        .filter(({ record }) => record.type === type)
        .slice(0, MOST_OF_KIND)
        .map(present),
    })),
    citedClosed: roundClosed(previews.length - open.length),
  };
}

function presentCiting(reader: Reader, preview: DocumentPreview, anchor: string | undefined) {
  const { id, record } = preview;
  // A place is one in the text.
  const url =
    anchor === undefined ? presentDocumentAddress(preview, reader) : `${presentTextAddress(preview)}#${anchor}`;
  return { id, title: record.title, url, type: record.type, date: legalDateOf(record) ?? null };
}
