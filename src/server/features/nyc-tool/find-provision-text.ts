import type { Reader } from '#domain/access/reader.ts';
import { findNamedInstruments } from '#domain/provisions/find-named-instruments.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

export interface TextParts {
  readonly citations: Pick<CitationStore, 'listInstrumentTexts'>;
  readonly guard: Pick<DocumentGuard, 'findOpen'>;
  readonly places: Pick<ProvisionPlaces, 'findAnchor'>;
  readonly reference: Pick<ReferenceStore, 'listInstruments'>;
  readonly known: KnownInstruments;
}

interface ProvisionText {
  readonly document: OpenDocument;
  /** Of the provision, or of the nearest that it stands in. */
  readonly anchor: string;
}

/** Where the reader may read a provision: in the text that an operator imported under a name of the instrument, else in our summary. */
export async function findProvisionText(
  parts: TextParts,
  reader: Reader,
  provision: ProvisionPath,
): Promise<ProvisionText | undefined> {
  const { citations, guard, places } = parts;
  const edition = reader.edition.id;
  const texts = await citations.listInstrumentTexts(await listBearers(parts, provision.instrument, edition), edition);
  const found: ProvisionText[] = [];
  for (const text of texts.values()) {
    const document = await guard.findOpen(reader, text.document.id);
    const anchor = document && (await places.findAnchor(text, provision));
    if (document && anchor !== undefined) found.push({ document, anchor });
  }
  return found.find(({ document }) => document.record.officialText === undefined) ?? found[0];
}

/** The ids of the records that are of an instrument by one of its names, its own first. */
async function listBearers({ reference, known }: TextParts, instrument: string, edition: string): Promise<string[]> {
  const all = await reference.listInstruments(edition);
  const isMeant = (name: string) => findNamedInstruments(name, known).includes(instrument);
  const others = all.filter(({ record: { name, aliases } }) => [name, ...aliases].some(isMeant)).map(({ id }) => id);
  return [...new Set([instrument, ...others])];
}
