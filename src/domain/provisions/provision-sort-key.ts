import type { ProvisionManner } from './known-instrument.ts';
import { formatProvisionPath, type ProvisionPath } from './provision-path.ts';
import { LATIN_NUMBERS, STEP_NAMES, splitStep } from './provision-step.ts';
import { readRoman } from '#domain/words/roman-numeral.ts';

const UNNAMED = STEP_NAMES.indexOf('protocol') - 0.5;

/**
 * A text by which the provisions of one instrument sort as they stand in it, compared by code units: 2 before 10, IV
 * before V, 6 before 6bis before 7, (a) before (aa) before (b), a provision before what stands in it. No two paths have
 * the same key.
 */
export function provisionSortKey(path: ProvisionPath, manner: ProvisionManner): string {
  const keys = path.steps.map((step, index) => {
    const { name, number } = splitStep(step);
    const rank = String((name === undefined ? UNNAMED : STEP_NAMES.indexOf(name)) * 10).padStart(3, '0');
    return rank + keyOfNumber(number, isRoman(path.steps, index, manner));
  });
  // `!` sorts before `/`, which sorts before what numbers begin with: a provision comes before its parts.
  return `${keys.join('/')}!${formatProvisionPath(path)}`;
}

/** Whether letters in this step are a Roman numeral where they can be one: `(i)` below `(a)`, but not below `(1)`. */
function isRoman(steps: readonly string[], index: number, manner: ProvisionManner): boolean {
  const above = steps[index - 1];
  if (splitStep(steps[index] ?? '').name !== undefined || above === undefined) return true;
  const isBelowLetter = splitStep(above).name === undefined && /^[a-z]+$/i.test(above) && index > 1;
  return isBelowLetter || (manner.romanItems === true && !/^[A-Z]/.test(above));
}

function keyOfNumber(number: string, mayBeRoman: boolean): string {
  const [, letters = '', digits = '', rest = ''] = /^([a-z]*)(\d*)(.*)$/i.exec(number) ?? [];
  if (digits !== '') return `${letters === '' ? 'n' : `p${keyOfLetters(letters)}`}${pad(digits)}${keyOfRest(rest)}`;
  if (letters === '') return '';
  if (!mayBeRoman) return keyOfLetters(letters);
  for (const length of [letters.length, letters.length - 1]) {
    const roman = readRoman(letters.slice(0, length));
    if (roman !== undefined) return `n${pad(String(roman))}${keyOfRest(letters.slice(length) + rest)}`;
  }
  const latin = LATIN_NUMBERS.find((ending) => letters.toLowerCase().endsWith(ending));
  const numeral = latin === undefined ? undefined : readRoman(letters.slice(0, -latin.length));
  return numeral === undefined ? keyOfLetters(letters) : `n${pad(String(numeral))}${keyOfRest(latin ?? '')}`;
}

/** Letters as numbers: `a` is 1, `aa` comes after it and before `b`. */
function keyOfLetters(letters: string): string {
  const [first = 1, ...more] = Array.from(letters, (letter) => letter.toLowerCase().charCodeAt(0) - 96);
  return `n${pad(String(first))}${more.map((value) => `x${pad(String(value))}`).join('')}`;
}

/** What follows the number in a step: `bis`, letters, `-3`. */
function keyOfRest(rest: string): string {
  const parts = rest.match(/[a-z]+|\d+/gi) ?? [];
  return parts
    .map((part) => {
      if (/\d/.test(part)) return `y${pad(part)}`;
      const latin = LATIN_NUMBERS.indexOf(part.toLowerCase());
      return latin < 0 ? `x${keyOfLetters(part)}` : `l${pad(String(latin))}`;
    })
    .join('');
}

function pad(digits: string): string {
  return digits.padStart(6, '0');
}
