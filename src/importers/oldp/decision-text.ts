import type { Block } from '#domain/document/block.ts';
import type { JsonObject } from '#importers/courtlistener/opinion-record.ts';
import { htmlToBlocks } from '#importers/html/html-to-blocks.ts';

/** The text of a decision and the judges who sign it. */
export interface DecisionText {
  readonly blocks: readonly Block[];
  readonly judges: readonly string[];
}

/** Fields in which the text stands, the plainest first; `raw` is the page it was taken from. */
const TEXT_FIELDS = ['content', 'text', 'raw'] as const;

/** Reads a decision from the first field that holds words. */
export function readDecisionText(decision: JsonObject): DecisionText {
  for (const field of TEXT_FIELDS) {
    const value = decision[field];
    if (typeof value !== 'string' || value.trim() === '') continue;
    const blocks = /<\/?[a-z][^>]*>/i.test(value) ? htmlToBlocks(value) : [...readLines(value)];
    if (blocks.length > 0) return { blocks, judges: signersOf(value) };
  }
  return { blocks: [], judges: [] };
}

/** A line a paragraph: `## Gründe` a heading, `12| …` with its margin number, `:| …` without. */
function* readLines(text: string): Generator<Block> {
  for (const line of text.replaceAll('\u00a0', ' ').split(/\r?\n/)) {
    const words = line.replace(/\s+/g, ' ').trim();
    const heading = /^(#{1,6}) (.+)$/.exec(words);
    const numbered = /^(\d{1,5}|:)\| ?(.+)$/.exec(words);
    if (heading?.[2] !== undefined)
      yield { kind: 'heading', level: Math.max(1, (heading[1]?.length ?? 2) - 1) as 1, inlines: [heading[2]] };
    else if (numbered?.[2] === undefined) {
      if (words !== '') yield { kind: 'paragraph', inlines: [words] };
    } else if (numbered[1] === ':') yield { kind: 'paragraph', inlines: [numbered[2]] };
    else yield marginBlock(numbered[1] ?? '', numbered[2]);
  }
}

function marginBlock(number: string, words: string): Block {
  return { kind: 'paragraph', number, sourceIds: [`p${number}`], inlines: [words] };
}

/** The last line without a number holds the names, set apart by wide spaces. */
function signersOf(text: string): readonly string[] {
  const names = /^:\| ?(.+)$/m.exec(text.slice(text.lastIndexOf('\n:|') + 1))?.[1]?.split(/\s{2,}/) ?? [];
  const all = names.map((name) => name.trim()).filter((name) => name !== '');
  return all.length >= 2 && all.every((name) => /^[\p{L} .'’-]{2,40}$/u.test(name)) ? all : [];
}
