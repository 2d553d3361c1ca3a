import type { LegalDate } from '../document/document.ts';
import type { Fact } from './fact.ts';
import type { Stands } from './stands.ts';
import type { Answer } from './validity.ts';
import { capitalize } from './write-words.ts';
import { findParticipation, readDate, readText, type Participation } from './participation.ts';

/** What one place did about one instrument, and where that was read (OP-176); what no source says is null. */
export interface StatusDates {
  readonly signed: LegalDate | null;
  /** The day of ratification, accession, acceptance, approval or succession. */
  readonly ratified: LegalDate | null;
  readonly means: string | null;
  readonly inForce: LegalDate | null;
  readonly denounced: LegalDate | null;
  readonly reservations: string | null;
  /** An address on the web, where the source has one. */
  readonly source: string | null;
  /** The source by its title and the place in it, and by which rule a day was reckoned. */
  readonly basis: string | null;
  readonly readOn: LegalDate | null;
}

/** The same as facts say it, with how the place stands and the facts by their ids. */
export interface FactsRow extends StatusDates, Pick<Participation, 'through'> {
  readonly stands: Stands;
  readonly facts: readonly string[];
}

/** The row of facts on one place and one instrument: as it stands on a day (`yyyy-mm-dd`), else as it stood last. */
export function createStatusRow(all: readonly Fact[], day: string): FactsRow | undefined {
  const { bound, through, since, facts } = findParticipation(all, day);
  const ordered = facts.toSorted((a, b) => (b.validFrom ?? '').localeCompare(a.validFrom ?? ''));
  const begun = ordered.find(({ validFrom }) => validFrom !== undefined && validFrom <= day);
  const shown = ordered.find(({ validFrom }) => since !== null && validFrom === since) ?? begun ?? ordered[0];
  if (!shown) return undefined;
  const { value, qualifiers, validFrom = null, source, readOn } = shown;
  const means = readText(value, 'means');
  const signed = [shown, ...ordered].flatMap(
    (fact) => readDate(fact.value, 'signed') ?? readDate(fact.qualifiers, 'signed') ?? [],
  );
  return {
    stands: readStandsOf(shown, bound, day),
    through,
    signed: signed[0] ?? null,
    ratified: readDate(value, 'deposited') ?? readDate(value, 'notified') ?? null,
    means: means === undefined ? null : capitalize(means),
    inForce: readText(value, 'status') === 'signatory' ? null : validFrom,
    denounced: readDate(value, 'out') ?? shown.validUntil ?? null,
    reservations: describeReservations(all, qualifiers, day),
    source: source.address !== undefined && /^https?:/u.test(source.address) ? source.address : null,
    basis: describeBasis(shown),
    readOn,
    facts: all.map(({ id }) => id),
  };
}

/** A party by a list that was read, of which nobody read since when, is one on the days after that was read. */
function readStandsOf({ value, validFrom, validUntil, readOn }: Fact, bound: Answer, day: string): Stands {
  const status = readText(value, 'status') ?? 'party';
  if (bound === true) return status === 'bound' || status === 'applies' ? 'applies' : 'party';
  if (status === 'signatory') return 'signatory';
  if (bound === false && status.startsWith('not ')) return 'not bound';
  if (bound === false) return validFrom !== undefined && day < validFrom ? 'not yet' : 'left';
  return status === 'party' && validFrom === undefined && validUntil === undefined && day >= readOn
    ? 'party'
    : 'unknown';
}

/** Reservations that hold, or what the fact itself says of them; where a list only marks that there are some, that. */
function describeReservations(all: readonly Fact[], qualifiers: Fact['qualifiers'], day: string): string | null {
  const held = all.filter(({ kind, value, validFrom, validUntil }) => {
    const isOfDay = (validFrom === undefined || validFrom <= day) && (validUntil === undefined || day <= validUntil);
    return kind === 'reservation' && value !== false && isOfDay;
  });
  const words = held
    .map(({ topic }) => topic.replace(/^reservation: /u, ''))
    .filter((topic) => !/^none\b/u.test(topic));
  if (words.length > 0) return capitalize(words.join('; '));
  const said = readText(qualifiers, 'reservations');
  if (said !== undefined) return said;
  return qualifiers['reservationsMarked'] === true ? 'Marked in the list, which does not say which' : null;
}

function describeBasis({ source, qualifiers }: Fact): string {
  const reckoned = qualifiers['reckoned'];
  const rules = typeof reckoned === 'object' && reckoned !== null ? Object.values(reckoned).map(String) : [];
  const parts = [source.title, source.place].flatMap((part) => part ?? []);
  return [[...new Set(parts)].join(', '), ...rules.map((rule) => `entry into force reckoned by ${rule}`)].join('; ');
}
