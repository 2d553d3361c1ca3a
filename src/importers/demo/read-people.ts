import type { OrganizationRecord, PersonRecord } from '#domain/document/people.ts';
import type { YamlFields } from '../reading/yaml-fields.ts';
import { parseWebAddress } from '../reading/safe-link.ts';
import { readRecordId, readTexts } from './record-values.ts';

/** A person: arbitrator, counsel, expert or secretary. Fields it does not know are kept in `meta`. */
export function readPerson(fields: YamlFields): PersonRecord {
  const id = readRecordId(fields);
  const person = {
    key: `markdown:${id}`,
    id,
    editions: [],
    firstName: fields.requiredText('firstName'),
    lastName: fields.requiredText('lastName'),
    nationalities: fields.list('nationality'),
    languages: fields.list('languages'),
    roles: fields.list('roles'),
    sectors: fields.list('sectors'),
    ...readTexts(fields, ['firm', 'position', 'city', 'country', 'biography']),
  };
  return { ...person, meta: fields.rest() };
}

/** An institution or body. Fields it does not know are kept in `meta`. */
export function readOrganization(fields: YamlFields): OrganizationRecord {
  const id = readRecordId(fields);
  const organization = {
    key: `markdown:${id}`,
    id,
    editions: [],
    name: fields.requiredText('name'),
    ...readTexts(fields, ['shortName', 'kind', 'city', 'country', 'website', 'description']),
  };
  if (organization.website !== undefined && parseWebAddress(organization.website) === undefined) {
    throw fields.refuse('website', `\`${organization.website}\` must begin with https:// or http://`);
  }
  return { ...organization, meta: fields.rest() };
}
