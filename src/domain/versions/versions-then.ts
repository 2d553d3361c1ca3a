import type { DatedVersion } from './states-of-law.ts';

interface ImportedVersion extends DatedVersion {
  /** The first version of the library that had it. */
  readonly corpusVersion: number;
  /** Instant, UTC. */
  readonly importedAt: string;
}

/**
 * The versions of a document as a version of the library had them (OP-204): what came later is not among them, and what
 * was replaced later was the newest then.
 */
export function listVersionsThen<Version extends ImportedVersion>(
  versions: readonly Version[],
  corpusVersion: number,
): Version[] {
  const there = versions.filter((version) => version.corpusVersion <= corpusVersion);
  const newest = findNewest(there);
  return there.map((version) => (version === newest ? { ...version, replacedAt: null } : version));
}

/** The version that readers got once these had come; undefined for none. */
export function findNewest<Version extends ImportedVersion>(versions: readonly Version[]): Version | undefined {
  return (
    versions
      // A state of former times came with its end (decision 0070).
      .filter(({ importedAt, replacedAt }) => importedAt !== replacedAt)
      .toSorted((a, b) => a.corpusVersion - b.corpusVersion || a.version - b.version)
      .at(-1)
  );
}
