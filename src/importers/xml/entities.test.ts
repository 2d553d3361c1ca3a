import { expect, test } from 'vitest';
import { findEntity } from './entities.ts';

test.each([
  ['mdash', '—'],
  ['rsquo', '’'],
  ['rsquor', '’'],
  ['eacute', 'é'],
  ['Abreve', 'Ă'],
  ['thinsp', '\u2009'],
  ['boxh', '─'],
  ['acy', 'а'],
  ['agr', 'α'],
  ['b.alpha', '𝛂'],
  ['semi', ';'],
  ['NotEqualTilde', '≂̸'],
])('&%s; is read as %s', (name, text) => {
  expect(findEntity(name)).toBe(text);
});

test.each(['nosuchthing', 'notit', 'mdashx', '', 'a b', '__proto__', '#x41'])('&%s; is not known', (name) => {
  expect(findEntity(name)).toBeUndefined();
});
