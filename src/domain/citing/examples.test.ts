import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cite } from './cite.ts';
import type { StyleId } from './styles.ts';
import { readCitedWork } from './read-cited-work.ts';
import { writePlain } from './runs.ts';

interface Example {
  readonly style: StyleId;
  readonly kind: string;
  readonly record: object;
  readonly expect: string;
}

const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { examples: Example[] }).examples;
const FILES = ['citation-styles', 'more-styles'].map(
  (name) => new URL(`../../../tests/fixtures/citing/${name}.json`, import.meta.url).pathname,
);

/** Typographic quotation marks count as equal to straight ones. */
const plain = (words: string) => words.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"');

describe('OP-198: each worked example comes out as its style has it', () => {
  it.each(FILES.flatMap(read).map((one) => [one.style, one.expect, one] as const))('%s: %s', (style, expected, one) => {
    expect(plain(writePlain(cite(readCitedWork(one), style)))).toBe(plain(expected));
  });
});
