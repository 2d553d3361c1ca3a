import type { DocumentKey } from '#domain/document/document.ts';
import { nameState } from '#domain/document/state-of-law.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { TakenEvent } from './run-records.ts';

/** Throws `RecordRefused` where one file gives a document twice: the second would take the place of the first. */
export function checkRepeated(event: TakenEvent, taken: Map<DocumentKey, number>): void {
  if (event.kind !== 'document') return;
  const { document, line = 0 } = event;
  const state = nameState(document);
  const before = taken.get(state);
  if (before === undefined) {
    taken.set(state, line);
    return;
  }
  const where = before > 0 ? `line ${before} and again line ${line} hold` : 'this file holds twice';
  const what = document.dates.inForceFrom === undefined ? document.key : state;
  throw new RecordRefused(`${where} "${what}"; give each entry an identifier of its own`);
}
