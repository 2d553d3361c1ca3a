import { useEffect, type RefObject } from 'react';
import { findNote } from './use-notes.ts';
import { writePassage, writeWords } from './write-passage.ts';

/**
 * Copying a passage copies the notes it refers to as well, below it (OP-73), and for programmes that take more than words
 * its headings, tables and links.
 */
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
      event.clipboardData.setData('text/plain', writeWords(selection.toString(), passage, notes));
      event.clipboardData.setData('text/html', writePassage(passage, location.href, notes));
      event.preventDefault();
    };
    element.addEventListener('copy', append);
    return () => element.removeEventListener('copy', append);
  }, [text]);
}
