import { numberKey } from '#domain/words/number-key.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import { RELEVANCE } from '#domain/query/relevance.ts';

/** The words of a document, field by field; what a record says is apart, thing by thing, the names by themselves. */
export interface ReadDocument {
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly record: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
}

export function readDocument(title: string, texts: readonly string[], record: readonly FieldText[]): ReadDocument {
  const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  const ofRecord = (isName: boolean): string[][] =>
    record.filter((said) => (said.isName ?? false) === isName).map(({ text }) => split(text));
  return { title: split(title), text: texts.flatMap(split), record: ofRecord(false), names: ofRecord(true) };
}

/** Whether a document has any of some words in any form. */
export function hasAny({ title, text, record, names }: ReadDocument, words: readonly string[]): boolean {
  const keys = new Set(words.map(numberKey));
  return [...title, ...text, ...record.flat(), ...names.flat()].some((word) => keys.has(numberKey(word)));
}

/** The score of each document for any of some words, as the definition of relevance says it, without an index. */
export function scoreByDefinition(documents: readonly ReadDocument[], words: readonly string[]): number[] {
  const { saturation, length, page, otherForm, nearness } = RELEVANCE;
  const lengths = documents.map(({ title, text }) => title.length + text.length);
  const average = lengths.reduce((sum, each) => sum + each, 0) / documents.length;
  const floor = Math.min(page, average);
  const terms = [...Map.groupBy(words, numberKey)].map(([key, forms]) => {
    const having = documents.filter((document) => hasAny(document, forms)).length;
    return { key, forms, rarity: Math.log(1 + (documents.length - having + 0.5) / (having + 0.5)) };
  });
  return documents.map((document, index) => {
    const against = saturation * (1 - length + (length * Math.max(lengths[index]!, floor)) / average);
    const share = (each: number): number => each / (each + against);
    let score = 0;
    for (const [place, { key, forms, rarity }] of terms.entries()) {
      score += rarity * otherForm * share(amount(document, (word) => numberKey(word) === key));
      score += rarity * (1 - otherForm) * share(amount(document, (word) => forms.includes(word)));
      const before = terms[place - 1];
      if (!before) continue;
      const near = weigh(document, (field) => countNear(field.map(numberKey), before.key, key));
      score += nearness * ((before.rarity + rarity) / 2) * share(near);
    }
    return score;
  });
}

function amount(document: ReadDocument, isWanted: (word: string) => boolean): number {
  return weigh(document, (words) => words.filter(isWanted).length);
}

function weigh({ title, text, record }: ReadDocument, count: (words: readonly string[]) => number): number {
  const inRecord = record.reduce((sum, words) => sum + count(words), 0);
  return RELEVANCE.title * count(title) + Math.max(RELEVANCE.text * count(text), RELEVANCE.record * inRecord);
}

/** For each place of the first word the best of: 1 over how far behind it the second stands, half over how far before. */
function countNear(words: readonly string[], first: string, second: string): number {
  let count = 0;
  for (const [place, word] of words.entries()) {
    if (word !== first) continue;
    let best = 0;
    for (let away = 1; away <= 8; away++) {
      if (words[place + away] === second) best = Math.max(best, 1 / away);
      if (words[place - away] === second) best = Math.max(best, 0.5 / away);
    }
    count += best;
  }
  return count;
}
