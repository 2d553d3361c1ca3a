import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../document/outline.ts';
import { listAnswers } from './answers.ts';
import type { ComparisonTopic } from './topic.ts';

const topic = (id: string, label: string, more: Partial<ComparisonTopic> = {}): ComparisonTopic => ({
  id,
  label,
  headings: [],
  frequent: false,
  facts: [],
  ...more,
});

/** Headings by the blocks on which they stand: `2 # Form`. */
const outline = (...lines: readonly string[]): OutlineEntry[] =>
  lines.map((line) => {
    const [, block = '', signs = '', label = ''] = /^(\d+) (#+) (.*)$/u.exec(line) ?? [];
    return { anchor: `b${block}`, label, level: signs.length, block: Number(block) };
  });

const TOPICS = [
  topic('form', 'Form of the lease', { headings: ['Formal requirements'] }),
  topic('notice', 'Notice', { parent: 'form' }),
  topic('end', 'How it ends'),
];

const list = (lines: readonly string[], blocks: number) =>
  Object.fromEntries(listAnswers(outline(...lines), blocks, TOPICS));

describe('the stretches of a text that answer topics (OP-143)', () => {
  it('lie under the heading of the topic, up to the next of its level or above', () => {
    expect(list(['0 ## Form of the lease', '3 ## Something else', '5 ## How it ends', '8 ### In detail'], 10)).toEqual({
      form: { from: 1, to: 3 },
      end: { from: 6, to: 10 },
    });
  });

  it('end where the heading of a topic within begins', () => {
    expect(list(['0 ## Form of the lease', '2 ### Details', '4 ### Notice', '6 ### Others', '8 # Sources'], 9)).toEqual(
      {
        form: { from: 1, to: 4 },
        notice: { from: 5, to: 6 },
      },
    );
  });

  it('are found by other headings, by capitals, accents, dashes and printed numbers as they come, and by no part of one', () => {
    expect(list(['0 # 1. FORMAL REQUIREMENTS', '2 # iv) Notice:', '4 # How it énds'], 6)).toEqual({
      form: { from: 1, to: 2 },
      notice: { from: 3, to: 4 },
      end: { from: 5, to: 6 },
    });
    expect(list(['0 # Form of the lease of quays', '2 # On notice'], 4)).toEqual({});
  });

  it('are missing where nothing stands under the heading, and the first counts of two that say something', () => {
    expect(list(['0 # Form of the lease', '1 # Notice', '3 # Notice', '5 # How it ends'], 6)).toEqual({
      notice: { from: 2, to: 3 },
    });
  });
});
