import type { LegalDate } from '#domain/document/document.ts';
import { findPlace } from '#domain/places/find-place.ts';
import { isEarlier } from '#domain/records/is-earlier.ts';
import { ImportRefusal, type RecordEvent } from '#importers/importer.ts';

/** What a source says of a treaty as a whole. */
export interface TreatyFacts {
  /** That of its document, so that both are one. */
  readonly key: string;
  readonly name: string;
  /** Other names, of which the first is nobody else's. */
  readonly aliases: readonly string[];
  readonly parties: readonly string[];
  readonly signed?: LegalDate;
  readonly inForce?: LegalDate;
  readonly denounced?: LegalDate;
}

/**
 * A treaty as an instrument with one row of status for each of its parties. A date that the source does not give is
 * absent (OP-176); throws `ImportRefusal` where one is before what it follows.
 */
export function listTreatyEvents({ key, name, aliases, parties, ...dates }: TreatyFacts): RecordEvent[] {
  const { signed, inForce, denounced } = dates;
  refuseEarlier('entry into force', inForce, 'signature', signed);
  refuseEarlier('denunciation', denounced, 'entry into force', inForce);
  const shared = { editions: [], meta: {} };
  const instrument = { key, name, aliases, provisions: [], ...(signed === undefined ? {} : { date: signed }) };
  return [
    { kind: 'instrument', record: { ...shared, ...instrument } },
    ...[...new Set(parties.map((party) => findPlace(party)?.id ?? party))].map((place): RecordEvent => ({
      kind: 'treaty-status',
      record: { ...shared, key: `${key}:${place}`, instrument: aliases[0] ?? name, place, ...dates },
    })),
  ];
}

function refuseEarlier(what: string, date: LegalDate | undefined, former: string, than: LegalDate | undefined): void {
  if (date === undefined || than === undefined || !isEarlier(date, than)) return;
  throw new ImportRefusal(`the ${what} (${date}) is before the ${former} (${than})`);
}
