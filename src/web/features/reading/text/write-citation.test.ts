import { expect, test } from 'vitest';
import { writeCitation } from './write-citation.ts';

const ADDRESS = 'https://ka.library.example/document/ka-award-001?v=1&at=2';
const LINK = '<a href="https://ka.library.example/document/ka-award-001?v=1&amp;at=2">';

test('A citation for a memo has the title in italics and leads to the document', () => {
  const html = writeCitation({ citation: '[2016] PAR 4', title: 'Halvorsen v. Aurelian, Award', address: ADDRESS });
  expect(html).toBe(`<i>Halvorsen v. Aurelian, Award</i>, ${LINK}[2016] PAR 4</a>`);
});

test('A title that the citation names already is not written twice', () => {
  const html = writeCitation({
    citation: 'Tollgate v. Corvina [2016] PNYC 7',
    title: 'Tollgate v. Corvina',
    address: ADDRESS,
  });
  expect(html).toBe(`${LINK}<i>Tollgate v. Corvina</i> [2016] PNYC 7</a>`);
});

test('What stands in a title or a citation stays words', () => {
  const html = writeCitation({ citation: '<b>1</b>', title: 'Smith & "Sons" <img src=x>', address: ADDRESS });
  expect(html).toBe(`<i>Smith &amp; &quot;Sons&quot; &lt;img src=x&gt;</i>, ${LINK}&lt;b&gt;1&lt;/b&gt;</a>`);
});
