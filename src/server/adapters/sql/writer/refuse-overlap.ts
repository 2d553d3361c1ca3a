import type { DocumentDates } from '#domain/document/document.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { HeldState } from './held-states.ts';

/**
 * Throws `RecordRefused` where a text says days that another state of the same law has (OP-197). One without a last day
 * ends where the next one begins; one from the same first day takes the other's place.
 */
export function refuseOverlap({ inForceFrom, inForceUntil }: DocumentDates, states: readonly HeldState[]): void {
  const [from = '', until = ''] = [inForceFrom, inForceUntil];
  for (const { version, inForceFrom: first, inForceUntil: last } of states) {
    if (first < from && last !== null && last >= from) {
      throw new RecordRefused(
        `\`inForceFrom\`: ${from} lies within version ${version} of this document, in force from ${first} until ${last}; ` +
          'import that one with an earlier last day first, or say another first day here',
      );
    }
    if (from < first && until >= first) {
      throw new RecordRefused(
        `\`inForceUntil\`: on ${until} version ${version} of this document, from ${first}, is in force already; ` +
          'say a last day before that, or leave it out: it then ends where the next one begins',
      );
    }
  }
}
