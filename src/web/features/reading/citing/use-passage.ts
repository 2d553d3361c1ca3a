import { useEffect, useState, type RefObject } from 'react';
import { placeOfBlock, type DrawnBlock } from './place-of-block.ts';
import { placeOfPassage } from './place-of-passage.ts';

/** Words that are selected in a text, and where. */
export interface SelectedPassage {
  readonly words: string;
  /** Anchor of the first block that it touches. */
  readonly from: string;
  /** The printed place at which it is cited; undefined where it has none. */
  readonly pinpoint: string | undefined;
  /** Of its first line, within the text. */
  readonly top: number;
  readonly left: number;
}

/** So long nobody has moved the end of a selection, in milliseconds. */
const SETTLED = 250;

/** What is selected in a text, by mouse, touch or key, once it has come to rest; undefined where nothing is. */
export function usePassage(text: RefObject<HTMLElement | null>): SelectedPassage | undefined {
  const [passage, setPassage] = useState<SelectedPassage>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      const element = text.current;
      if (!element || document.getSelection()?.isCollapsed) setPassage(undefined);
      else timer = setTimeout(() => setPassage(readPassage(element)), SETTLED);
    };
    document.addEventListener('selectionchange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', read);
    };
  }, [text]);
  return passage;
}

function readPassage(text: HTMLElement): SelectedPassage | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const words = selection.toString().trim();
  const blocks = [...text.querySelectorAll<HTMLElement>('[data-block]')];
  const [first, last] = findEnds(blocks, range, text);
  const from = blocks[first];
  if (!from || words === '') return undefined;
  const frame = text.getBoundingClientRect();
  const line = range.getClientRects()[0] ?? range.getBoundingClientRect();
  const drawn = blocks.map(describe);
  return {
    words,
    // A provision of a law by its own name (OP-196).
    from: from.dataset['provision'] ?? from.id,
    pinpoint: placeOfPassage(placeOfBlock(drawn, first), placeOfBlock(drawn, last)),
    top: line.top - frame.top,
    left: Math.max(0, line.left - frame.left),
  };
}

/** The first and the last block of which something is selected: a click on a paragraph reaches to the beginning of the next. */
function findEnds(blocks: readonly HTMLElement[], range: Range, text: HTMLElement): readonly [number, number] {
  const at = (node: Node) => {
    const block = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-block]');
    return block && text.contains(block) ? blocks.indexOf(block) : -1;
  };
  let first = at(range.startContainer);
  let last = at(range.endContainer);
  if (last < 0) last = blocks.findLastIndex((block) => range.intersectsNode(block));
  const isEmpty = (index: number) => selectedIn(blocks[index], range) === '';
  while (first >= 0 && first < last && isEmpty(first)) first += 1;
  while (last > first && isEmpty(last)) last -= 1;
  return [first, last];
}

/** What is selected of a block. */
function selectedIn(block: HTMLElement | undefined, range: Range): string {
  if (!block) return '';
  const own = document.createRange();
  own.selectNodeContents(block);
  if (own.compareBoundaryPoints(Range.START_TO_START, range) < 0) own.setStart(range.startContainer, range.startOffset);
  if (own.compareBoundaryPoints(Range.END_TO_END, range) > 0) own.setEnd(range.endContainer, range.endOffset);
  return own.toString().trim();
}

function describe(block: HTMLElement): DrawnBlock {
  const { dataset, id, tagName } = block;
  const kind = block.getAttribute('role') === 'doc-pagebreak' ? 'page' : (KINDS[tagName[0] ?? ''] ?? 'text');
  // A page is cited by what is printed on it.
  const anchor = kind === 'page' ? `page-${block.textContent}` : id;
  return { number: Number(dataset['block']), anchor, provision: dataset['provision'], kind };
}

/** By the first letter of the elements that blocks are drawn as. */
const KINDS: Readonly<Record<string, DrawnBlock['kind']>> = { H: 'heading', A: 'note' };
