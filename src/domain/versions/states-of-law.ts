/** A version of a document with the days on which the law said this; null where that is not said. */
export interface DatedVersion {
  readonly version: number;
  /** Null for the newest. */
  readonly replacedAt: string | null;
  readonly inForceFrom: string | null;
  readonly inForceUntil: string | null;
}

type State<Version> = Version & { readonly inForceFrom: string };

/** What a document has for a day. */
export interface StateOnDay<Version> {
  /** The text that was in force. */
  readonly found: State<Version> | undefined;
  /** Where none is known: the last that was in force before, and the first that was after. */
  readonly before: State<Version> | undefined;
  readonly after: State<Version> | undefined;
}

/**
 * The states of the law that versions hold, the oldest first: of one first day the version that came last; none that
 * begins with the newest text or after it, which took its place (decision 0070).
 */
export function listStates<Version extends DatedVersion>(versions: readonly Version[]): State<Version>[] {
  const last = versions.find(({ replacedAt }) => replacedAt === null)?.inForceFrom ?? undefined;
  const byDay = new Map<string, State<Version>>();
  for (const version of versions.toSorted((a, b) => a.version - b.version)) {
    const { inForceFrom, replacedAt } = version;
    if (inForceFrom === null || (replacedAt !== null && last !== undefined && inForceFrom >= last)) continue;
    byDay.set(inForceFrom, { ...version, inForceFrom });
  }
  return [...byDay.values()].toSorted((a, b) => (a.inForceFrom < b.inForceFrom ? -1 : 1));
}

/** The text in force on a day, its first and its last day included; one without an end holds until the next begins. */
export function findState<Version extends DatedVersion>(
  versions: readonly Version[],
  day: string,
): StateOnDay<Version> {
  const states = listStates(versions);
  const before = states.findLast(({ inForceFrom }) => inForceFrom <= day);
  const after = states.find(({ inForceFrom }) => inForceFrom > day);
  const isFound = before && (before.inForceUntil === null || day <= before.inForceUntil);
  return { found: isFound ? before : undefined, before: isFound ? undefined : before, after };
}

/**
 * Versions as they followed each other: the newest first, then by number; those of which the days are known change
 * places among themselves, the latest law first.
 */
export function orderVersions<Version extends DatedVersion>(versions: readonly Version[]): Version[] {
  const byNumber = versions.toSorted(
    (a, b) => Number(b.replacedAt === null) - Number(a.replacedAt === null) || b.version - a.version,
  );
  const isMovable = ({ replacedAt, inForceFrom }: Version) => replacedAt !== null && inForceFrom !== null;
  const dated = byNumber.filter(isMovable).toSorted(byDayInForce);
  return byNumber.map((version) => (isMovable(version) ? (dated.shift() ?? version) : version));
}

function byDayInForce(
  { inForceFrom: a, version: one }: DatedVersion,
  { inForceFrom: b, version: other }: DatedVersion,
) {
  if (a === b) return other - one;
  return (a ?? '') < (b ?? '') ? 1 : -1;
}
