import { CASE } from './case.ts';
import { COMPARISON } from './comparison.ts';
import { EDITORIAL } from './editorial.ts';
import { EXAM_PAPER } from './exam-paper.ts';
import { FACT } from './fact.ts';
import { INSTRUMENT } from './instrument.ts';
import { LINK } from './link.ts';
import { ORGANIZATION } from './organization.ts';
import { PARTY } from './party.ts';
import { PERSON } from './person.ts';
import { PLACE } from './place.ts';
import { PUBLICATION } from './publication.ts';
import { TREATY_STATUS } from './treaty-status.ts';
import { UNION } from './union.ts';

/** Every kind of record, by its name; those that others name stand before those that name them. */
export const RECORD_KINDS = {
  place: PLACE,
  organization: ORGANIZATION,
  person: PERSON,
  party: PARTY,
  instrument: INSTRUMENT,
  publication: PUBLICATION,
  case: CASE,
  'treaty-status': TREATY_STATUS,
  editorial: EDITORIAL,
  link: LINK,
  'exam-paper': EXAM_PAPER,
  union: UNION,
  comparison: COMPARISON,
  fact: FACT,
} as const;

export type RecordKindName = keyof typeof RECORD_KINDS;

/** What a record of a kind is. */
export type RecordOf<K extends RecordKindName> = ReturnType<(typeof RECORD_KINDS)[K]['read']>;

/** Names of kinds that files may hold one day (OP-139). */
export const LATER_KINDS: readonly string[] = ['market', 'newsletter-issue'];

export function isRecordKind(name: string): name is RecordKindName {
  return Object.hasOwn(RECORD_KINDS, name);
}
