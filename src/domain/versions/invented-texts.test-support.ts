import type { Block } from '#domain/document/block.ts';
import type { Random } from '#tests/support/generate-queries.ts';

const WHO = ['The tribunal', 'The claimant', 'The respondent', 'Each party', 'The committee', 'The expert'];
const DOES = ['rejects', 'accepts', 'repeats', 'considers', 'withdraws', 'confirms'];
const WHAT = [
  'the objection',
  'the calculation',
  'the request for costs',
  'the second report',
  'the claim for interest',
];
const WHY = [
  'for want of proof',
  'as filed in time',
  'under the contract',
  'on the reasons given',
  'without a hearing',
];
/** Sentences that stand many times in one text. */
const FORMULAS = ['The request is dismissed.', 'There was no answer to this letter, and none was due.', 'So ordered.'];

function pick(random: Random, list: readonly string[]): string {
  return list[Math.floor(random() * list.length)] ?? '';
}

/** Sentences of few words, so that many are nearly the same; most have a sum that tells them apart. */
function sentence(random: Random): string {
  const sum = `${1 + Math.floor(random() * 900)},000`;
  return `${pick(random, WHO)} ${pick(random, DOES)} ${pick(random, WHAT)} of ${sum} euro ${pick(random, WHY)}.`;
}

/** A judgment of our own: chapters of two levels, numbered paragraphs, notes, page marks, formulas that repeat. */
export function inventJudgment(random: Random, paragraphs: number): Block[] {
  const blocks: Block[] = [{ kind: 'page', label: '1' }];
  for (let at = 1; at <= paragraphs; at += 1) {
    if (at % 14 === 1) blocks.push(heading(1, `${at % 28 === 1 ? 'II' : 'I'}.`, `On ${pick(random, WHAT)} ${at}`));
    if (at % 14 === 7) blocks.push(heading(2, 'A.', 'The position of the parties'));
    const text = random() < 0.12 ? pick(random, FORMULAS) : `${sentence(random)} ${sentence(random)}`;
    blocks.push({ kind: 'paragraph', number: `${at}.`, inlines: [text] });
    if (at % 5 === 0) blocks.push({ kind: 'paragraph', number: '(a)', depth: 1, inlines: [sentence(random)] });
    if (at % 6 === 0) blocks.push({ kind: 'paragraph', inlines: [sentence(random)] });
    if (at % 4 === 0) {
      const note = random() < 0.5 ? 'Ibid.' : `See the letter on ${sentence(random)}`;
      blocks.push({ kind: 'footnote', mark: String(at / 4), paragraphs: [[note]] });
    }
    if (at % 9 === 0) blocks.push({ kind: 'page', label: String(1 + at / 9) });
  }
  return blocks;
}

/** An act of our own: parts, sections whose paragraphs count from 1 in each, wording that repeats. */
export function inventAct(random: Random, sections: number): Block[] {
  return Array.from({ length: sections }, (_, at) => at + 1).flatMap((section): Block[] => [
    ...(section % 8 === 1 ? [heading(1, `Part ${1 + (section - 1) / 8}`, `Duties ${section}`)] : []),
    heading(2, `Section ${section}`, `${pick(random, WHAT).replace('the ', 'On the ')} (${section})`),
    ...Array.from({ length: 5 }, (_, place): Block => {
      const text = random() < 0.1 ? 'Subsection (1) applies to it as well, with no other change.' : sentence(random);
      return { kind: 'paragraph', number: `(${place + 1})`, inlines: [text] };
    }),
  ]);
}

function heading(level: 1 | 2, number: string, text: string): Block {
  return { kind: 'heading', level, number, inlines: [text] };
}
