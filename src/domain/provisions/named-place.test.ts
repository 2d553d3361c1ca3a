import { expect, test } from 'vitest';
import { splitNamedPlace } from './named-place.ts';

test.each([
  ['s 2(1) Adoption and Children Bill', 'Adoption and Children Bill', 's 2(1)'],
  ['Adoption and Children Bill, s 2(1)', 'Adoption and Children Bill', 's 2(1)'],
  ['Sch 1 para 2(5)(b) of the Adoption and Children Bill', 'Adoption and Children Bill', 'Sch 1 para 2(5)(b)'],
  ['2(2)(c) Trailer Registration Regulations 2021', 'Trailer Registration Regulations 2021', '2(2)(c)'],
  ['§ 4a Abs. 2 Nr. 3 BauNVO', 'BauNVO', '§ 4a Abs. 2 Nr. 3'],
  ['BauNVO § 4a', 'BauNVO', '§ 4a'],
  ['Annex I art 7(2)(b) Quay Agreement', 'Quay Agreement', 'Annex I art 7(2)(b)'],
  ['Part 1 Chapter 2 Quay Act', 'Quay Act', 'Part 1 Chapter 2'],
])('OP-196: %s is %s with %s', (text, name, place) => {
  expect(splitNamedPlace(text)).toContainEqual({ name, place });
});

test.each([
  'Convention on contracts in practice',
  'the law of articles',
  'Quay Act 1996',
  'section',
  '',
  'Order 66 '.repeat(90),
])('OP-196: %s names no place', (text) => {
  expect(splitNamedPlace(text)).toEqual([]);
});
