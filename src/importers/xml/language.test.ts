import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

test.each([
  ['http://publications.europa.eu/resource/authority/language/FRA', 'fr'],
  ['eng', 'en'],
  ['ger', 'de'],
  ['pt-BR', 'pt-BR'],
  ['http://publications.europa.eu/resource/authority/language/MUL', undefined],
  ['http://publications.europa.eu/resource/authority/language/OP_DATPRO', undefined],
  ['english', undefined],
  ['qqq', undefined],
  ['und', undefined],
  [undefined, undefined],
])('a source that calls a language %s means %s (OP-195)', (value, tag) => {
  expect(readLanguage(value)).toBe(tag);
});
