import { expect, test } from 'vitest';
import { createPersonSlug } from './person-slug.ts';
import { readPersonName } from './read-person-name.ts';

function slug(raw: string, ...taken: readonly string[]): string {
  return createPersonSlug(readPersonName(raw), new Set(taken));
}

test.each([
  ['Johan Zuyderhof', 'johan-zuyderhof'],
  ['Prof. Dr. ZUYDERHOF, Johan P., KC', 'johan-zuyderhof'],
  ['Johan P. van der Zuyderhof', 'johan-van-der-zuyderhof'],
  ['J. P. Zuyderhof', 'j-zuyderhof'],
  ['Jean-Ambroise Castelbrac', 'jean-ambroise-castelbrac'],
  ["Caoilte O'Brannagh", 'caoilte-obrannagh'],
  ['Wacława Strzyżobrodzka', 'waclawa-strzyzobrodzka'],
  ['Jörn Straßfelder', 'jorn-strassfelder'],
  ['Gülbahar IŞIKTEPE', 'gulbahar-isiktepe'],
  ['Lucila Arrizuela y Montesquivo', 'lucila-arrizuela-y-montesquivo'],
  ['Taymur al-Qadhrawi', 'taymur-al-qadhrawi'],
  ['Петр Чорновский', 'petr-chornovskii'],
  ['Peregrine Thackwold III', 'peregrine-thackwold-iii'],
  ['Zuyderhof', 'zuyderhof'],
  ['陈柔斋', 'person'],
])('the slug of “%s” is %s (OP-134)', (raw, expected) => expect(slug(raw)).toBe(expected));

test('namesakes are numbered from 2, and no number that was given is given again (OP-134)', () => {
  expect(slug('Johan Zuyderhof', 'johan-zuyderhof')).toBe('johan-zuyderhof-2');
  expect(slug('Johan Zuyderhof', 'johan-zuyderhof', 'johan-zuyderhof-2')).toBe('johan-zuyderhof-3');
  expect(slug('Johan Zuyderhof', 'johan-zuyderhof', 'johan-zuyderhof-3')).toBe('johan-zuyderhof-2');
  expect(slug('Johan Zuyderhof', 'johan-zuyderhof-2')).toBe('johan-zuyderhof');
});

test('the same name has the same slug however it is written (OP-134)', () => {
  const spellings = [
    'Johan van der Zuyderhof',
    'VAN DER ZUYDERHOF Johan',
    'Zuyderhof, Johan van der',
    'johan VAN DER zuyderhof',
  ];
  expect(new Set(spellings.map((raw) => slug(raw)))).toEqual(new Set(['johan-van-der-zuyderhof']));
});
