import type { LegalDate } from '../document/document.ts';
import type { Fact } from './fact.ts';
import { isAfter, isFrom, overlap, type Answer } from './validity.ts';

/** Whether a place is bound by an instrument, or a member of a union, on a day; what no source says is unknown. */
export interface Participation {
  readonly bound: Answer;
  /** The first and the last day of what binds it then; null where it is not bound, or nobody could read the day. */
  readonly since: LegalDate | null;
  readonly until: LegalDate | null;
  /** The union or the state through which it is bound, by its code. */
  readonly through: string | null;
  /** The facts on which the answer rests. */
  readonly facts: readonly Fact[];
}

/** What a fact on a participation says, apart from the days on which it holds. */
interface Stated {
  readonly status: string;
  readonly through: string | null;
}

const NEVER = /^(?:signatory|not bound|not a signatory)$/u;
const UNCLEAR = /^(?:unclear|contracting, not in force)/u;
const ENDED = /^(?:withdrawn|former party)$/u;

/** Whether a fact is about who takes part in an instrument or a union, and from when to when. */
export function isOfParticipation({ kind, topic }: Fact): boolean {
  return kind === 'membership' || (kind === 'status' && /^(?:participation|territorial application)$/u.test(topic));
}

/**
 * What facts on one place and one instrument or union say of a day (`yyyy-mm-dd`). A place that came back has several,
 * which do not overlap; where two overlap and disagree, sources differ, and nothing is known.
 */
export function findParticipation(all: readonly Fact[], day: string): Participation {
  const said = all.filter(isOfParticipation).map((fact) => ({ fact, bound: isBoundBy(fact, day) }));
  const bindings = said.filter(({ bound }) => bound === true);
  // A state that extended an instrument to its territories is a party itself.
  const binding = bindings.find(({ fact }) => readStated(fact).status !== 'applies') ?? bindings[0];
  const facts = said.map(({ fact }) => fact);
  const nothing = { since: null, until: null, through: null, facts };
  if (!binding)
    return {
      ...nothing,
      bound: said.some(({ fact, bound }) => bound === false && settles(fact, said, day)) ? false : 'unknown',
    };
  const { fact } = binding;
  if (said.some((other) => other.bound !== true && isOtherSource(other.fact, fact)))
    return { ...nothing, bound: 'unknown' };
  const { validFrom = null, validUntil = null } = fact;
  return { bound: true, since: validFrom, until: validUntil, through: readStated(fact).through, facts };
}

/** A no counts where nothing is unknown beside it, and where somebody has left for good. */
function settles(fact: Fact, said: readonly { readonly fact: Fact; readonly bound: Answer }[], day: string): boolean {
  return hasEnded(fact, day) === true || said.every(({ bound }) => bound === false);
}

/** Two sources on one thing, of which a signature is none. */
function isOtherSource(one: Fact, other: Fact): boolean {
  const isHeld = (fact: Fact) => !NEVER.test(readStated(fact).status) && fact.validFrom !== undefined;
  return isHeld(one) && isHeld(other) && one.kind === other.kind && overlap(one, other);
}

function isBoundBy(fact: Fact, day: string): Answer {
  const { status } = readStated(fact);
  if (NEVER.test(status)) return false;
  if (UNCLEAR.test(status)) return 'unknown';
  const ended = hasEnded(fact, day);
  if (ended === true) return false;
  const begun = hasBegun(fact, day);
  if (begun !== true) return begun;
  return ended === false ? true : 'unknown';
}

/** From its first day on; else from where somebody who then gave notice surely took part, or not later than a day that is known. */
function hasBegun({ validFrom, value, qualifiers }: Fact, day: string): Answer {
  if (validFrom !== undefined) return isFrom(day, validFrom);
  const surely = [readDate(qualifiers, 'inForceNotLaterThan'), readDate(value, 'noticed')].find(
    (date) => date !== undefined,
  );
  return surely !== undefined && isAfter(day, surely) === true ? true : 'unknown';
}

function hasEnded(fact: Fact, day: string): Answer {
  const { validUntil, qualifiers } = fact;
  if (validUntil !== undefined) return isAfter(day, validUntil);
  const [until, out] = [readDate(qualifiers, 'certainUntil'), readDate(qualifiers, 'certainlyOutFrom')];
  if (out !== undefined && isFrom(day, out) === true) return true;
  if (until !== undefined) return isAfter(day, until) === true ? 'unknown' : false;
  if (qualifiers['endUnknown'] === true)
    return isFrom(day, readDate(qualifiers, 'asOf') ?? '') === true ? 'unknown' : false;
  return ENDED.test(readStated(fact).status) ? 'unknown' : false;
}

function readStated({ value, qualifiers }: Fact): Stated {
  return {
    status: readText(value, 'status') ?? '',
    through: readText(value, 'through') ?? readText(qualifiers, 'territoryOf') ?? null,
  };
}

/** A field of a value or of qualifiers, where it is a text. */
export function readText(value: unknown, key: string): string | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The same where it is a date. */
export function readDate(value: unknown, key: string): LegalDate | undefined {
  const found = readText(value, key);
  return found !== undefined && /^\d{4}(?:-\d{2}){0,2}$/u.test(found) ? found : undefined;
}
