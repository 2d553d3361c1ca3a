import { useEffect, type RefObject } from 'react';
import { findNote } from './use-notes.ts';
import { writePassage, writeWords } from './write-passage.ts';

/**
 * Copying a passage copies the notes it refers to as well, below it (OP-73), and for programmes that take more than words
 * its headings, tables and links. Of "Select all" the document is copied, without what stands around it.
 */
export function useCopiedNotes(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current;
    const article = element?.closest('article');
    if (!element || !article) return;
    const append = (event: ClipboardEvent) => {
      const selection = document.getSelection();
      const isOfField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!selection || selection.isCollapsed || isOfField || !event.clipboardData) return;
      const selected = selection.getRangeAt(0);
      if (!selected.intersectsNode(element)) return;
      const kept = keepWithin(selected, article);
      const passage = kept.cloneContents();
      const notes = listNotes(passage);
      event.clipboardData.setData('text/plain', writeWords(readWords(selection, kept), passage, notes));
      event.clipboardData.setData('text/html', writePassage(passage, location.href, notes));
      event.preventDefault();
    };
    document.addEventListener('copy', append);
    return () => document.removeEventListener('copy', append);
  }, [text]);
}

/** What of a stretch lies in an element; the stretch itself where all of it does. */
function keepWithin(range: Range, element: Element): Range {
  if (element.contains(range.commonAncestorContainer)) return range;
  const kept = range.cloneRange();
  if (!element.contains(range.startContainer)) kept.setStart(element, 0);
  if (!element.contains(range.endContainer)) kept.setEnd(element, element.childNodes.length);
  return kept;
}

/** The words as they are drawn, which only a selection tells; what was selected stays so. */
function readWords(selection: Selection, kept: Range): string {
  const selected = selection.getRangeAt(0);
  if (kept === selected) return selection.toString();
  selection.removeAllRanges();
  selection.addRange(kept);
  const words = selection.toString();
  selection.removeAllRanges();
  selection.addRange(selected);
  return words;
}

/** The notes that a passage refers to; those that stand in it are in it already. */
function listNotes(passage: DocumentFragment): string[] {
  const standing = new Set([...passage.querySelectorAll('.footnote:not([hidden])')].map(({ id }) => `#${id}`));
  return [...passage.querySelectorAll<HTMLAnchorElement>('a.note-mark')].flatMap((mark) => {
    const note = standing.has(mark.hash) ? undefined : findNote(mark);
    return note ? [`${note.mark} ${note.text}`] : [];
  });
}
