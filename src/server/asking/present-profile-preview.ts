import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import type { ProfilePreview } from '#contract/search.ts';
import type { ProfileView } from './profile-directories.ts';

/** A person as a hit and a page begin (ENT-040). */
export function presentPreview({ person, facts, numbers }: ProfileView): ProfilePreview {
  const { id, slug, fullName, record } = person;
  const list = (fact: keyof typeof facts) => facts[fact].map(({ value }) => value);
  return {
    profileId: id,
    hasProfile: record.biography !== undefined,
    slug,
    url: presentOwnAddress(PROFILE_TYPE, slug),
    firstName: record.firstName,
    lastName: record.lastName,
    fullName,
    profileImageUrl: null,
    roles: list('roles'),
    nationalities: list('nationalities'),
    languagesOfProceedings: list('languagesOfProceedings'),
    sectors: list('sectors'),
    caseTypes: list('caseTypes'),
    institutions: list('institutions'),
    applicableRules: list('applicableRules'),
    applicableLaws: list('applicableLaws'),
    nominatingFirms: list('nominatingFirms'),
    numberOfCases: numbers.cases,
    numberOfAwards: numbers.awards,
    numberOfPublications: numbers.publications,
  };
}
