import { expect, it } from 'vitest';
import { splitLead } from './split-lead.ts';

const LEAD = 'The tribunal was asked to say which court may hear a challenge to an award made in Lisbon, the ';

it('what leads up to a far match is taken apart at a word, and the marks stand on the same words', () => {
  const text = `${LEAD}seat that the parties chose`;
  const start = LEAD.length;
  const { far, rest } = splitLead({ text, marks: [{ start, end: start + 4, term: 0 }] });
  expect(far + rest.text).toBe(text);
  expect(far).toMatch(/ $/);
  const [mark] = rest.marks;
  expect(rest.text.slice(mark!.start, mark!.end)).toBe('seat');
  expect(mark!.start).toBeLessThanOrEqual(24);
});

it('a near match, a passage without one, and one long word keep their beginning', () => {
  const near = { text: 'At the seat of the arbitration', marks: [{ start: 7, end: 11, term: 0 }] };
  expect(splitLead(near)).toEqual({ far: '', rest: near });
  const none = { text: LEAD, marks: [] };
  expect(splitLead(none)).toEqual({ far: '', rest: none });
  const word = { text: `${'x'.repeat(80)}seat`, marks: [{ start: 80, end: 84, term: 0 }] };
  expect(splitLead(word)).toEqual({ far: '', rest: word });
});
