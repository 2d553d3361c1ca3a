import type { Block, ParagraphBlock } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import type { Random } from '#tests/support/generate-queries.ts';

/** A block that is known over all edits by where it came from; parts and copies of a block come from it. */
export interface TracedBlock {
  readonly origin: string;
  readonly block: Block;
  /** Whether it says what its origin said at first. */
  readonly isUntouched: boolean;
}

/** A text before any edit. */
export function traceBlocks(blocks: readonly Block[]): TracedBlock[] {
  return blocks.map((block, at) => ({ origin: `o${at}`, block, isUntouched: true }));
}

/** How often each edit is made, at places that do not touch. */
export interface Edits {
  readonly inserted?: number;
  readonly deleted?: number;
  readonly edited?: number;
  readonly split?: number;
  readonly merged?: number;
  readonly moved?: number;
  /** Copies of a paragraph with one other word, set beside it. */
  readonly copied?: number;
}

/** The text after that many edits of paragraphs, with printed numbers, marks and page labels counted anew. */
export function editText(text: readonly TracedBlock[], edits: Edits, random: Random): TracedBlock[] {
  const places = shuffle(
    [...text.keys()].filter((at) => isLong(text[at]?.block)),
    random,
  );
  const busy = new Set<number>();
  const take = (count = 0): number[] => {
    const taken: number[] = [];
    for (const at of places) {
      if (taken.length === count) break;
      if ([at - 1, at, at + 1].some((near) => busy.has(near))) continue;
      busy.add(at);
      taken.push(at);
    }
    if (taken.length < count) throw new Error(`The text is too short for ${count} edits.`);
    return taken;
  };
  const next = new Map<number, TracedBlock[]>();
  const replace = (count: number | undefined, by: (one: TracedBlock, at: number) => TracedBlock[]): void => {
    for (const at of take(count)) next.set(at, by(text[at] as TracedBlock, at));
  };
  let added = 0;
  replace(edits.deleted, () => []);
  replace(edits.edited, (one) => [{ ...one, block: editParagraph(one.block, random), isUntouched: false }]);
  replace(edits.split, (one) => splitParagraph(one));
  replace(edits.inserted, (one) => [one, { ...inventParagraph(random, `new${(added += 1)}`), isUntouched: false }]);
  replace(edits.copied, (one) => [one, { ...one, block: editParagraph(one.block, random), isUntouched: false }]);
  for (const at of take(edits.merged)) {
    const [one, other] = [text[at], text[at + 1]];
    if (!one || !other || !isLong(other.block) || busy.has(at + 1) || busy.has(at + 2)) continue;
    busy.add(at + 1);
    next.set(at, [mergeParagraphs(one, other)]).set(at + 1, []);
  }
  const targets = take((edits.moved ?? 0) * 2);
  for (let pair = 0; pair < targets.length; pair += 2) {
    const [from = 0, to = 0] = targets.slice(pair);
    next.set(from, []).set(to, [text[to] as TracedBlock, text[from] as TracedBlock]);
  }
  return countAnew(text.flatMap((one, at) => next.get(at) ?? [one]));
}

function isLong(block: Block | undefined): block is ParagraphBlock {
  return block?.kind === 'paragraph' && inlineText(block.inlines).split(' ').length >= 8;
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** One word becomes another; `Invented` words stand in no text. */
function editParagraph(block: Block, random: Random): Block {
  if (block.kind !== 'paragraph') return block;
  const words = inlineText(block.inlines).split(' ');
  words[Math.floor(random() * words.length)] = `invented${Math.floor(random() * 1e6)}`;
  return { ...block, inlines: [words.join(' ')] };
}

function splitParagraph(one: TracedBlock): TracedBlock[] {
  if (one.block.kind !== 'paragraph') return [one];
  const words = inlineText(one.block.inlines).split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half), words.slice(half)].map((some) => ({
    origin: one.origin,
    block: { ...one.block, inlines: [some.join(' ')] } as Block,
    isUntouched: false,
  }));
}

function mergeParagraphs(one: TracedBlock, other: TracedBlock): TracedBlock {
  if (one.block.kind !== 'paragraph' || other.block.kind !== 'paragraph') return one;
  const inlines = [`${inlineText(one.block.inlines)} ${inlineText(other.block.inlines)}`];
  return { origin: `${one.origin}+${other.origin}`, block: { ...one.block, inlines }, isUntouched: false };
}

function inventParagraph(random: Random, origin: string): Omit<TracedBlock, 'isUntouched'> {
  const words = Array.from({ length: 12 }, () => `fresh${Math.floor(random() * 1e5)}`).join(' ');
  return { origin, block: { kind: 'paragraph', number: '0.', inlines: [words] } };
}

/** Numbers of paragraphs, marks of notes and labels of pages in order, from 1 where the text begins with it again. */
export function countAnew(text: readonly TracedBlock[]): TracedBlock[] {
  const last = { paragraph: 0, footnote: 0, page: 0 };
  const count = (kind: keyof typeof last, printed: string): string =>
    printed.replace(/\d+/u, (digits) => {
      last[kind] = digits === '1' ? 1 : last[kind] + 1;
      return String(last[kind]);
    });
  return text.map((one) => {
    const { block } = one;
    if (block.kind === 'paragraph' && block.number !== undefined && !block.depth)
      return { ...one, block: { ...block, number: count('paragraph', block.number) } };
    if (block.kind === 'footnote') return { ...one, block: { ...block, mark: count('footnote', block.mark) } };
    if (block.kind === 'page') return { ...one, block: { ...block, label: count('page', block.label) } };
    return one;
  });
}
