import { useEffect, type RefObject } from 'react';
import { isField } from '#web/app/use-shortcuts.ts';
import { blockAt } from '../text/block-at.ts';

/** Where a place stands that was gone to, in CSS pixels from the top of the window. */
const ARRIVAL = 76;

/** What the arrows reach by, as in a field; with Ctrl by words and paragraphs. */
const STEPS: Readonly<Record<string, readonly [direction: string, by: string, far: string]>> = {
  ArrowRight: ['forward', 'character', 'word'],
  ArrowLeft: ['backward', 'character', 'word'],
  ArrowDown: ['forward', 'line', 'paragraph'],
  ArrowUp: ['backward', 'line', 'paragraph'],
};

/**
 * Selects words of a text with Shift and the arrows, on from what is selected, else from the place that was gone to or the
 * first in sight: a browser does nothing of the sort in a text that is only read (OP-198).
 */
export function useKeySelection(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const selection = document.getSelection();
      if (!step || !event.shiftKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (!text.current || !selection || isField(event.target) || document.querySelector('dialog[open]')) return;
      if (selection.isCollapsed || !text.current.contains(selection.anchorNode)) {
        const start = findStart(text.current);
        if (!start) return;
        // Behind its number, which a quotation does not begin with.
        selection.collapse(start.querySelector('.text') ?? start, 0);
      }
      const [direction, by, far] = step;
      selection.modify('extend', direction, event.ctrlKey ? far : by);
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [text]);
}

function findStart(text: HTMLElement): Element | null {
  const focused = document.activeElement?.closest('[data-block]');
  if (focused && text.contains(focused)) return focused;
  const block = blockAt(ARRIVAL);
  return text.querySelector(block === undefined ? '[data-block]' : `[data-block="${block}"]`);
}
