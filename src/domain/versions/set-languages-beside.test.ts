import { expect, test } from 'vitest';
import { setLanguagesBeside } from './set-languages-beside.ts';

const heading = (number: string) => ({ number: `heading ${number}`, kind: 'text' });
const text = { number: undefined, kind: 'text' };

test('an article stands beside the same article of the translation, whatever it is called there', () => {
  const english = [heading('Article 1'), text, text, text, heading('Article 2'), text];
  const dutch = [heading('Artikel 1'), text, heading('Artikel 2'), text];
  const rows = setLanguagesBeside(english, dutch).map(({ olds, news }) => [olds[0], news[0]]);
  expect(rows).toContainEqual([0, 0]);
  expect(rows).toContainEqual([4, 2]);
  expect(rows).toContainEqual([5, 3]);
});

test('an article of the statute that is annexed stands beside that one, not beside the same number of the treaty', () => {
  const english = [heading('Article 1'), text, text, heading('Annex I'), heading('Article 1'), text];
  const french = [heading('Article 1'), text, heading('Annexe I'), heading('Article 1'), text];
  const rows = setLanguagesBeside(english, french).map(({ olds, news }) => [olds[0], news[0]]);
  expect(rows).toContainEqual([3, 2]);
  expect(rows).toContainEqual([4, 3]);
  expect(rows).toContainEqual([5, 4]);
});
