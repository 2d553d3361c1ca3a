import { expect, it } from 'vitest';
import { isBegun, listBeginnings } from './find-people.ts';

const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  chen: ['慧敏 陈', 'Chen Huimin'],
  haddad: ['ليلى الحداد'],
  sokolova: ['Елена Соколова'],
  lacki: ['Jürgen Großmann-Łącki'],
  aspremont: ["Luc d'Aspremont"],
};

it.each([
  ['慧敏', 'chen'],
  ['huimin', 'chen'],
  ['الحد', 'haddad'],
  ['СОКОЛ', 'sokolova'],
  ['sokol', 'sokolova'],
  ['grossmann', 'lacki'],
  ['lacki jur', 'lacki'],
  ['acki', undefined],
  ['aspre', 'aspremont'],
  ["d'aspre", 'aspremont'],
  ['d’aspre', 'aspremont'],
  ['daspre', 'aspremont'],
  ['premont', undefined],
])('“%s” finds %s', (typed, found) => {
  const named = Object.keys(PEOPLE).filter((id) => isBegun(PEOPLE[id] ?? [], listBeginnings(typed)));
  expect(named).toEqual(found === undefined ? [] : [found]);
});

it('characters that are words are found in the middle of a name', () => {
  expect(isBegun(['陈慧敏'], listBeginnings('慧敏'))).toBe(true);
});
