import { describe } from 'vitest';
import { describeDecidedNames } from './decided-names.conformance.ts';
import { describeDecidedPeople } from './decided-people.conformance.ts';
import { describeUnsureNames } from './unsure-names.conformance.ts';
import type { PersonDecisionsUnderTest } from './person-decisions.test-support.ts';

/** What everybody who keeps decisions about people has to do, the same for each. */
export function describePersonDecisions(name: string, open: () => Promise<PersonDecisionsUnderTest>): void {
  describe(name, () => {
    describeDecidedNames(open);
    describeDecidedPeople(open);
    describeUnsureNames(open);
  });
}
