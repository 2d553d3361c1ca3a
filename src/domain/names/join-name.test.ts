import { expect, it } from 'vitest';
import { joinName } from './join-name.ts';

it.each([
  ['Ingrid', 'Solheim', 'Ingrid Solheim'],
  ['', 'Solheim', 'Solheim'],
  ['慧敏', '陈', '陈慧敏'],
  ['민수', '김', '김민수'],
  ['さくら', '田中', '田中さくら'],
  ['Huimin', '陈', 'Huimin 陈'],
  ['ليلى', 'الحداد', 'ليلى الحداد'],
])('%s and %s are printed as %s', (firstName, lastName, printed) => {
  expect(joinName(firstName, lastName)).toBe(printed);
});
