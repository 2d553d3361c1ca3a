import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import type { ProfilePreview } from '#contract/search.ts';
import type { MergedFacts } from '#domain/tools/profiles/merge-facts.ts';
import type { ProfileView } from './profile-directories.ts';

/** A person as a hit and a page begin (ENT-040). */
export function presentPreview({ person, facts, numbers }: ProfileView): ProfilePreview {
  const { id, slug, fullName, record } = person;
  return {
    profileId: id,
    hasProfile: record.biography !== undefined,
    slug,
    url: presentOwnAddress(PROFILE_TYPE, slug),
    firstName: record.firstName,
    lastName: record.lastName,
    fullName,
    profileImageUrl: null,
    ...listFacts(facts),
    numberOfCases: numbers.cases,
    numberOfAwards: numbers.awards,
    numberOfPublications: numbers.publications,
  };
}

/** The values of each fact. */
function listFacts(facts: MergedFacts) {
  const values = Object.entries(facts).map(([fact, known]) => [fact, known.map(({ value }) => value)]);
  return Object.fromEntries(values) as Record<keyof MergedFacts, string[]>;
}
