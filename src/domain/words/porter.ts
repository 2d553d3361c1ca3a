type Rule = readonly [suffix: string, replacement: string];

const STEP_2: readonly Rule[] = readRules(
  'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ' +
    'ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
);
const STEP_3: readonly Rule[] = readRules('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:');
const STEP_4 = 'ement ment ent ance ence able ible ant ism ate iti ous ive ize ion al er ic ou'.split(' ');

/**
 * The stem of a word of at least three letters `a` to `z`, by M. F. Porter's original algorithm (1980) as its author
 * distributes it: "bli" and "logi" in the second step.
 */
export function stemWithPorter(word: string): string {
  let stem = removePlural(word);
  stem = removePast(stem);
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceSuffix(stem, STEP_2);
  stem = replaceSuffix(stem, STEP_3);
  stem = removeLongSuffix(stem);
  return removeFinalLetters(stem);
}

function removePlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function removePast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  let base: string | undefined;
  if (word.endsWith('ed')) base = word.slice(0, -2);
  else if (word.endsWith('ing')) base = word.slice(0, -3);
  if (base === undefined || !hasVowel(base)) return word;
  if (base.endsWith('at') || base.endsWith('bl') || base.endsWith('iz')) return `${base}e`;
  if (endsDouble(base)) return /[lsz]$/.test(base) ? base : base.slice(0, -1);
  return measure(base) === 1 && endsShort(base) ? `${base}e` : base;
}

function replaceSuffix(word: string, rules: readonly Rule[]): string {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue;
    const base = word.slice(0, -suffix.length);
    return measure(base) > 0 ? base + replacement : word;
  }
  return word;
}

function removeLongSuffix(word: string): string {
  const suffix = STEP_4.find((candidate) => word.endsWith(candidate));
  if (suffix === undefined) return word;
  const base = word.slice(0, -suffix.length);
  if (measure(base) <= 1) return word;
  return suffix === 'ion' && !/[st]$/.test(base) ? word : base;
}

function removeFinalLetters(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const base = stem.slice(0, -1);
    const vowelsBeforeConsonants = measure(base);
    if (vowelsBeforeConsonants > 1 || (vowelsBeforeConsonants === 1 && !endsShort(base))) stem = base;
  }
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

function isConsonant(word: string, at: number): boolean {
  const letter = word[at];
  if (letter === 'a' || letter === 'e' || letter === 'i' || letter === 'o' || letter === 'u') return false;
  if (letter !== 'y') return true;
  // A y after a consonant is a vowel; a run of them alternates, so it is counted rather than recursed into.
  let first = at;
  while (first > 0 && word[first - 1] === 'y') first--;
  const startsAsConsonant = first === 0 || !isConsonant(word, first - 1);
  return startsAsConsonant === ((at - first) % 2 === 0);
}

/** How often a vowel is followed by a consonant: Porter's m. */
function measure(word: string): number {
  let count = 0;
  let afterVowel = false;
  for (let at = 0; at < word.length; at++) {
    const consonant = isConsonant(word, at);
    if (consonant && afterVowel) count++;
    afterVowel = !consonant;
  }
  return count;
}

function hasVowel(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (!isConsonant(word, at)) return true;
  return false;
}

function endsDouble(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word[last] === word[last - 1] && isConsonant(word, last);
}

function endsShort(word: string): boolean {
  const last = word.length - 1;
  if (last < 2 || /[wxy]$/.test(word)) return false;
  return isConsonant(word, last) && !isConsonant(word, last - 1) && isConsonant(word, last - 2);
}

function readRules(list: string): Rule[] {
  return list.split(' ').map((rule) => rule.split(':') as [string, string]);
}
