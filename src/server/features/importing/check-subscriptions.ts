import type { EditionId } from '#domain/edition/edition.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';

/** The subscription codes of each edition. */
export type CodesOfEditions = ReadonlyMap<EditionId, readonly string[]>;

/**
 * Throws `RecordRefused` for codes that no edition knows, and for those that open nothing in any of the document's own
 * editions: where no code of an edition stands on it, every reader of that edition may open it (SH-013).
 */
export function checkSubscriptions(
  subscriptions: readonly string[],
  editions: ReadonlySet<EditionId>,
  codes: CodesOfEditions,
): void {
  if (subscriptions.length === 0) return;
  const all = new Set([...codes.values()].flat());
  const unknown = subscriptions.find((code) => !all.has(code));
  if (unknown !== undefined) {
    throw new RecordRefused(`\`subscriptions\` holds \`${unknown}\`; allowed are ${[...all].join(', ')}`);
  }
  const own = [...editions].flatMap((edition) => codes.get(edition) ?? []);
  if (own.length === 0 || subscriptions.some((code) => own.includes(code))) return;
  throw new RecordRefused(
    `\`subscriptions\` holds ${subscriptions.join(', ')}, which open nothing in ${[...editions].join(', ')}: there every reader could open it; allowed there are ${[...new Set(own)].join(', ')}`,
  );
}
