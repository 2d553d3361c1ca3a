import { expect, test } from 'vitest';
import { markDifferences } from './mark-differences.ts';

const p = (text: string) => `<p class="paragraph" id="b1" data-block="0"><span class="text">${text}</span></p>`;

/** What is marked in each answer. */
function marked(...answers: readonly (string | undefined)[]): (string[] | undefined)[] {
  const htmls = markDifferences(answers.map((text) => (text === undefined ? undefined : p(text))));
  return htmls.map((html) =>
    html === undefined ? undefined : Array.from(html.matchAll(/<mark>(.*?)<\/mark>/gu), ([, words]) => words ?? ''),
  );
}

const APPEAL = 'An appeal is filed within 30 days of 5 March 2024; the fee is EUR 5,000.';

test.each([2, 3, 6])('the same text is marked nowhere, in %i places (OP-145)', (count) => {
  expect(marked(...Array.from({ length: count }, () => APPEAL))).toEqual(Array.from({ length: count }, () => []));
});

test.each([
  ['a number', APPEAL, APPEAL.replace('30', '60'), ['30'], ['60']],
  ['a number with separators', 'at least 10,000 shares', 'at least 20,000 shares', ['10,000'], ['20,000']],
  ['a number in words', 'Three arbitrators sit.', 'One arbitrator sits.', ['Three'], ['One']],
  ['the unit of a number', 'within 30 days', 'within 30 months', ['days'], ['months']],
  ['a share', 'more than 25 % of the shares', 'more than 50 per cent of the shares', ['25'], ['50']],
  ['a provision', 'under section 12(3)', 'under section 14(3)', ['12'], ['14']],
  ['the year of a day', 'since 5 March 2024', 'since 5 March 2025', ['2024'], ['2025']],
  ['an amount', 'up to EUR 5 million', 'up to EUR 6 million', ['5'], ['6']],
  ['its currency', 'up to EUR 5 million', 'up to USD 5 million', ['EUR'], ['USD']],
  ['its scale', 'a turnover of €5 million', 'a turnover of €5 billion', ['million'], ['billion']],
])('of two texts in which %s differs exactly that is marked (OP-145)', (_, one, other, first, second) => {
  const whole = 'The tribunal may rule on its own jurisdiction.';
  // Three places: words are not compared, so that it is the figure that is marked.
  expect(marked(one, other, one)).toEqual([first, second, first]);
  expect(marked(`${whole} ${one}`, `${whole} ${other}`)[0]).toEqual(expect.arrayContaining(first));
});

test.each([
  ['EUR 5 million', '€5,000,000'],
  ['5 March 2024', 'March 5, 2024'],
  ['5 Mar 2024', '2024-03-05'],
  ['thirty days', '30 days'],
  ['25%', '25 per cent'],
  ['10\u00a0000 francs', 'CHF 10,000'],
])('%s and %s are the same, and neither is marked', (one, other) => {
  expect(marked(`It is ${one}.`, `It is ${other}.`, `It is ${one}.`)).toEqual([[], [], []]);
});

test('a figure that all but one place have is marked where it stands, and holes count for nothing', () => {
  const [first, hole, second, third] = marked('within 30 days', undefined, 'within 30 days', 'within 3 months');
  expect([first, second, third]).toEqual([['30 days'], ['30 days'], ['3 months']]);
  expect(hole).toBeUndefined();
});

test('yes and no differ, and one denial is like another', () => {
  expect(marked('Yes, in writing.', 'No, in any form.', 'Yes, in writing.')).toEqual([['Yes'], ['No'], ['Yes']]);
  expect(marked('It is not final.', 'No award is final.', 'None is final.')).toEqual([[], [], []]);
  expect(marked('An award is final.', 'An award isn’t final.', 'An award is final.')).toEqual([[], ['n’t'], []]);
});

test('of exactly two the changed words of sentences that belong together are marked, and none that both have (OP-145)', () => {
  expect(
    marked(
      'Registration is optional. The court appoints the sole arbitrator on request.',
      'The president appoints the sole arbitrator on request. Registration is optional.',
    ),
  ).toEqual([['court'], ['president']]);
  expect(
    marked('The award binds the parties and the tribunal.', 'The award binds the tribunal and the parties.'),
  ).toEqual([[], []]);
  // Of three, words are not held against each other.
  expect(marked('The court appoints.', 'The president appoints.', 'The court appoints.')).toEqual([[], [], []]);
});

test('sentences that say something else are left alone but for their figures', () => {
  expect(
    marked('Leave to appeal is granted by the chamber.', 'Costs follow the event, within 14 days of the award.'),
  ).toEqual([[], ['14 days']]);
});

test('no character of an answer is changed: elements, entities and labels stay as they are', () => {
  const one = `<p class="paragraph numbered" id="p7" data-block="6"><a class="number" href="#p7" aria-label="Paragraph 7">7</a> <span class="text">Fees &amp; costs: <em>EUR 1</em>00 &lt;a&gt;<a class="note-mark" role="doc-noteref" href="#n1" aria-label="Footnote 3">3</a></span></p>`;
  const other = one.replace('EUR 1</em>00', 'EUR 2</em>00').replaceAll('7', '8');
  const [first, second, third] = markDifferences([one, other, one]);
  expect(first).toBe(one.replace('EUR 1</em>00', 'EUR <mark>1</mark></em><mark>00</mark>'));
  expect(second?.replaceAll(/<\/?mark>/gu, '')).toBe(other);
  expect(third).toBe(first);
});

test('where an answer was read is no part of what differs', () => {
  const answer = (source: string) => `${p('The award is final.')}${p(`Source: ${source}, read 2 November 2026.`)}`;
  const answers = [answer('ZPO, § 1055'), answer('Arbitration Act 1996, s. 58')];
  expect(markDifferences(answers)).toEqual(answers);
});

test('cells of a table are held against each other like other words', () => {
  const table = (days: number) =>
    `<div class="table-scroll" id="b1" data-block="0" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><td>Phase 1</td><td>${days} days</td></tr></tbody></table></div>`;
  expect(markDifferences([table(25), table(30)])).toEqual([
    table(25).replace('25', '<mark>25</mark>'),
    table(30).replace('30', '<mark>30</mark>'),
  ]);
});

test('an answer of 200 kB is marked, and a word of any length and hostile signs do no harm', () => {
  const long = Array.from({ length: 3000 }, (_, at) => `The deadline of rule ${at} is ${at % 90} days from notice.`);
  const others = long.map((sentence) => sentence.replace('days', 'weeks').replace('notice', 'receipt'));
  const [one] = markDifferences([p(long.join(' ')), p(others.join(' '))]);
  expect(one).toContain('<mark>days</mark>');
  expect(one).not.toContain('<mark>notice</mark>');
  expect(markDifferences([p(long.slice(0, 300).join(' ')), p(others.slice(0, 300).join(' '))])[0]).toContain(
    '<mark>notice</mark>',
  );
  const hostile = p(`${'9'.repeat(5000)} ${'a1,'.repeat(5000)} ${'no '.repeat(5000)}`);
  expect(markDifferences([hostile, p('1')])[0]?.replaceAll(/<\/?mark>/gu, '')).toBe(hostile);
});
