import { showStored } from '#web/app/drawn-text.ts';
import { useRef, useState, type RefObject } from 'react';
import { placeBeside } from '#web/ui/place-beside.ts';

export interface OpenNote {
  readonly mark: string;
  /** Text of the note as HTML, made by the server from the library's own blocks, with the characters stored. */
  readonly html: string;
  readonly text: string;
  readonly language: string | undefined;
}

export interface Notes {
  readonly box: RefObject<HTMLDialogElement | null>;
  readonly note: OpenNote | undefined;
  /** Opens the note that a mark refers to; false where it is not in the page. */
  readonly open: (mark: HTMLAnchorElement) => boolean;
}

/** Footnotes that open beside their mark (SR-158). A mark without a note is only warned of. */
export function useNotes(): Notes {
  const box = useRef<HTMLDialogElement>(null);
  const [note, setNote] = useState<OpenNote>();
  const open = (mark: HTMLAnchorElement) => {
    const found = findNote(mark);
    if (!found) return false;
    setNote(found);
    requestAnimationFrame(() => {
      const element = box.current;
      if (!element) return;
      element.showPopover();
      placeBeside(element, mark.getBoundingClientRect(), 'centre');
      element.focus({ preventScroll: true });
    });
    return true;
  };
  return { box, note, open };
}

/**
 * The note of a mark as it can be shown or copied a second time: without the ids of its matches. Where it is not in the
 * page the console is warned and nothing else happens (ERR-021).
 */
export function findNote(mark: HTMLAnchorElement): OpenNote | undefined {
  const block = document.getElementById(decodeURIComponent(mark.hash.slice(1)));
  if (!block) {
    // oxlint-disable-next-line no-console -- A mark without a note is worth a warning and nothing more (ERR-021).
    console.warn(`The note of ${mark.hash} is not in the page.`);
    return undefined;
  }
  const drawAgain = showStored(block);
  const copy = block.cloneNode(true) as HTMLElement;
  drawAgain();
  copy.querySelector(':scope > .mark')?.remove();
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const element of copy.querySelectorAll('[data-match]')) element.removeAttribute('data-match');
  const language = block.closest<HTMLElement>('[lang]')?.lang;
  return { mark: mark.textContent ?? '', html: copy.innerHTML, text: copy.textContent?.trim() ?? '', language };
}
