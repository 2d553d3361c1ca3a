import type { DocumentRecord, ReferenceList } from '../document/document.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionReading } from '#domain/provisions/read-provision.ts';
import { readRemembered } from '#domain/provisions/remembered-readings.ts';

/** Where in a record something is cited: in a list of its references, or in a field that names instruments. */
export type CitationList = ReferenceList | 'applicableRules' | 'legislations' | 'provisions';

/** What a record says that its document cites. */
export interface StatedCitation {
  readonly list: CitationList;
  /** The source's own words. */
  readonly raw: string;
  /** The id, key, number or citation of a document; undefined where an instrument's provision is cited. */
  readonly wanted?: string;
  /** Undefined where the words are not understood, or no instrument is cited. */
  readonly provision?: CitedProvision;
}

/** A place in an instrument, all from one to another, or without steps the instrument as a whole. */
export interface CitedProvision {
  readonly instrument: string;
  readonly steps: readonly string[];
  /** The last of a range. */
  readonly to?: readonly string[];
}

/** Everything that a record cites, list by list in its own order: references, rules, legislations, provisions. */
export function listRecordCitations(record: DocumentRecord, known: KnownInstruments): StatedCitation[] {
  const namedInstruments = listNamedInstruments(record.legislations, known);
  return [
    ...record.references.map(({ target, label, list = 'related' }) => ({ list, raw: label ?? target, wanted: target })),
    ...listInstruments('applicableRules', record.rules === undefined ? [] : [record.rules], known),
    ...listInstruments('legislations', record.legislations, known),
    ...record.provisions.flatMap((raw) =>
      readRemembered(raw, known, namedInstruments).map((reading) => ({
        list: 'provisions' as const,
        raw,
        ...presentReading(reading),
      })),
    ),
  ];
}

/** The instruments that a record names as a whole or by a provision; they decide between two of one name. */
function listNamedInstruments(legislations: readonly string[], known: KnownInstruments): string[] {
  const readings = legislations.flatMap((name) => readRemembered(name, known));
  return [...new Set(readings.flatMap((reading) => (reading.kind === 'unknown' ? [] : [reading.instrument])))];
}

/** Names of instruments; the library may hold a document of that number even where the name is not known. */
function listInstruments(list: CitationList, names: readonly string[], known: KnownInstruments): StatedCitation[] {
  return names.flatMap((raw) =>
    readRemembered(raw, known).map((reading, index) => ({
      list,
      raw,
      ...(index === 0 ? { wanted: raw } : {}),
      ...presentReading(reading),
    })),
  );
}

function presentReading(reading: ProvisionReading): Pick<StatedCitation, 'provision'> {
  if (reading.kind === 'unknown') return {};
  if (reading.kind === 'instrument') return { provision: { instrument: reading.instrument, steps: [] } };
  const { instrument, path, to } = reading;
  return { provision: { instrument, steps: path, ...(to === undefined ? {} : { to }) } };
}
