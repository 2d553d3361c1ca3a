import { useEffect, useState, type RefObject } from 'react';

/** Words that are selected in a text, and where. */
export interface SelectedPassage {
  readonly words: string;
  /** Anchors of the first and the last block that it touches. */
  readonly from: string;
  readonly to: string;
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
  const [from, to] = [blockOf(range.startContainer, text), blockOf(range.endContainer, text)];
  const words = selection.toString().trim();
  if (!from || words === '') return undefined;
  const frame = text.getBoundingClientRect();
  const line = range.getClientRects()[0] ?? range.getBoundingClientRect();
  return {
    words,
    from: nameOf(from),
    to: nameOf(to ?? from),
    top: line.top - frame.top,
    left: Math.max(0, line.left - frame.left),
  };
}

/** A provision of a law by its own name (OP-196). */
function nameOf(block: HTMLElement): string {
  return block.dataset['provision'] ?? block.id;
}

function blockOf(node: Node, text: HTMLElement): HTMLElement | null {
  const block = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-block]') ?? null;
  return text.contains(block) ? block : null;
}
