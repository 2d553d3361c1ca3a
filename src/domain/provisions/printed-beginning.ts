/** Of the text of a block, so much is looked at for how it begins. */
export const BEGINNING = 300;

const RECITALS = /^(?:preamble|whereas\b|having regard|in erwägung|considérant)/iu;
/** How the reasons of a treaty or an act begin that has no heading over them. */
const PREAMBLE =
  /^(?:(?:the|les|die)\s[^.;]{0,200}?[\s,:]+)?(?:preamble|considering|whereas|recalling|recogni[sz]ing|desir(?:ing|ous)|having regard|noting|convinced|(?:re)?affirming|in erwägung|considérant)\b/iu;
/** The number before one that is the second of its kind. */
const FIRST_OF: Readonly<Record<string, string>> = { b: 'a', B: 'A', '2': '1', ii: 'i' };

/** Whether words introduce the recitals of an act. */
export function introducesRecitals(words: string): boolean {
  return RECITALS.test(words);
}

/** Whether words are the heading over the reasons of a text, or begin them. */
export function beginsPreamble(words: string): boolean {
  return PREAMBLE.test(words);
}

/** The first of a list whose second one has a number alone, where a sentence prints it: `That (a) for the purpose of …`. */
export function findFirst(sentence: string, second: readonly string[]): string | undefined {
  const first = second.length === 1 ? FIRST_OF[second[0] ?? ''] : undefined;
  return first !== undefined && sentence.includes(`(${first}) `) ? first : undefined;
}
