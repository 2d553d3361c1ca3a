import { expect, it } from 'vitest';
import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import { findPeople } from './find-people.ts';
import type { ProfilePerson } from './profile-directory.ts';

function personOf(id: string, firstName: string, lastName: string, aliases: readonly string[] = []): ProfilePerson {
  const lists = { nationalities: [], languages: [], roles: [], sectors: [] };
  const record: PersonRecord = { key: id, id, editions: ['KA'], firstName, lastName, aliases, ...lists, meta: {} };
  return { id, slug: id, fullName: nameOfPerson(record), record, demo: false, importedAt: '2026-01-01T00:00:00Z' };
}

const PEOPLE = [
  personOf('chen', '慧敏', '陈', ['Chen Huimin']),
  personOf('haddad', 'ليلى', 'الحداد'),
  personOf('sokolova', 'Елена', 'Соколова'),
  personOf('lacki', 'Jürgen', 'Großmann-Łącki'),
];

it.each([
  ['陈慧', 'chen'],
  ['慧敏', 'chen'],
  ['huimin', 'chen'],
  ['الحد', 'haddad'],
  ['СОКОЛ', 'sokolova'],
  ['grossmann', 'lacki'],
  ['lacki jur', 'lacki'],
  ['acki', undefined],
])('“%s” finds %s', (typed, slug) => {
  expect(findPeople(PEOPLE, typed).map((person) => person.slug)).toEqual(slug === undefined ? [] : [slug]);
});
