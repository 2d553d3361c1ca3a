import type { StoredDocument } from '#server/ports/content-store.ts';
import type { KnownParty, PlaceLink, RecordStore } from '#server/ports/record-store.ts';

/** What a document's parties and jurisdictions mean, by their names as printed. */
export interface NamedParties {
  readonly parties: ReadonlyMap<string, KnownParty>;
  readonly places: ReadonlyMap<string, PlaceLink>;
}

/** What is known of the parties and jurisdictions of a document. */
export async function findNamedParties(records: RecordStore, document: StoredDocument): Promise<NamedParties> {
  const { number, record } = document;
  const [parties, places] = await Promise.all([
    record.parties.length + record.undertakings.length === 0
      ? new Map<string, KnownParty>()
      : records.listParties(number),
    record.jurisdictions.length === 0 ? new Map<string, PlaceLink>() : records.findPlaces(record.jurisdictions),
  ]);
  return { parties, places };
}

/**
 * The search that a party leads to: what a state's place is filed under, where the document is filed under it, too,
 * else its name. Either finds at least the document itself. A natural person leads nowhere (OP-136).
 */
export function linkParty(name: string, { parties, places }: NamedParties): string | null {
  const party = parties.get(name);
  if (party?.isPerson) return null;
  const place = party?.place;
  const filed = place && [...places].find(([, { id }]) => id === place.id)?.[0];
  if (filed !== undefined) return `/search?jurisdiction=${encodeURIComponent(filed)}`;
  const words = name.replaceAll(/[^\p{L}\p{N}\p{M}&.,'’-]+/gu, ' ').trim();
  return words === '' ? null : `/search?q=${encodeURIComponent(`"${words}"`)}`;
}
