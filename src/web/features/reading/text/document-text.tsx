import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { layOutSelected } from './lay-out-selected.ts';
import { drawPlaces, foldNotes } from './text-places.ts';
import type { DocumentParts } from './use-document-parts.ts';

interface DocumentTextProps {
  readonly document: DocumentDetails;
  readonly parts: DocumentParts;
  /** Notes stand in the text instead of opening at their mark. */
  readonly showsNotes: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/**
 * The frame of the text. What stands in it is HTML that the server made from the library's own blocks and that never
 * changes, so it is put there without React: drawing ten thousand paragraphs costs no rendering.
 */
export function DocumentText({ document, parts, showsNotes, ref }: DocumentTextProps) {
  const { text, needed } = parts;
  useLayoutEffect(
    () => (ref.current ? drawPlaces(ref.current, document, text, needed) : undefined),
    [ref, document, text, needed],
  );
  useLayoutEffect(() => {
    if (ref.current) foldNotes(ref.current, showsNotes);
  }, [ref, showsNotes]);
  useEffect(() => (ref.current ? layOutSelected(ref.current) : undefined), [ref]);
  return (
    <div
      ref={ref}
      className="document-text"
      lang={document.languages[0]}
      data-notes={showsNotes ? 'shown' : 'folded'}
    />
  );
}
