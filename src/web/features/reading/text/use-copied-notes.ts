import { useEffect, type RefObject } from 'react';
import { findNote } from './use-notes.ts';

/** Copying a passage copies the notes it refers to as well, below it (OP-73). */
export function useCopiedNotes(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const append = (event: ClipboardEvent) => {
      const selection = document.getSelection();
      if (!selection || selection.isCollapsed || !event.clipboardData) return;
      const passage = selection.getRangeAt(0).cloneContents();
      const notes = [...passage.querySelectorAll<HTMLAnchorElement>('a.note-mark')].flatMap((mark) => {
        const note = findNote(mark);
        return note ? [`${note.mark} ${note.text}`] : [];
      });
      if (notes.length === 0) return;
      event.clipboardData.setData('text/plain', `${selection.toString()}\n\n${notes.join('\n')}`);
      event.preventDefault();
    };
    element.addEventListener('copy', append);
    return () => element.removeEventListener('copy', append);
  }, [text]);
}
