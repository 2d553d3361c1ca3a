import type { ProfileFacts } from '#domain/document/document.ts';
import { listOwnFacts, type PersonRecord } from '#domain/records/person.ts';
import type { CaseFacts } from './case-facts.ts';
import { PROFILE_FACTS } from './profile-facts.ts';

/** Each with whether only the person's own entry says it (OP-135). */
export type MergedFacts = Readonly<
  Record<keyof ProfileFacts, readonly { readonly value: string; readonly isSelfReported: boolean }[]>
>;

/** What is known of somebody: from the cases first, then what the entry says beside, which is marked (OP-135). */
export function mergeFacts(record: PersonRecord, cases: readonly CaseFacts[]): MergedFacts {
  const own = listOwnFacts(record);
  const merged = PROFILE_FACTS.map(({ fact, ofCases, reported }) => {
    const counted = new Set(ofCases && cases.flatMap((facts) => facts[ofCases]));
    const beside = own[fact].filter((value) => !counted.has(value));
    // What no case says its person need not have reported.
    const isSelfReported = reported === undefined || (record.selfReported ?? []).includes(reported);
    return [
      fact,
      [
        ...[...counted].map((value) => ({ value, isSelfReported: false })),
        ...beside.map((value) => ({ value, isSelfReported })),
      ],
    ];
  });
  return Object.fromEntries(merged) as MergedFacts;
}
