import { memo, useEffect, useLayoutEffect, useRef, type CSSProperties, type Ref } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import type { DocumentParts } from './use-document-parts.ts';

interface DocumentTextProps {
  readonly document: DocumentDetails;
  readonly parts: DocumentParts;
  /** Notes stand in the text instead of opening at their mark. */
  readonly showsNotes: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The text, part by part. A part that is on its way has a place of about its height; in a long document a part is laid
 * out by the browser only when it comes near the window.
 */
export function DocumentText({ document, parts, showsNotes, ref }: DocumentTextProps) {
  const isLong = document.contentTo - document.contentFrom < document.parts.length;
  return (
    <div ref={ref} className="document-text" lang={document.languages[0]}>
      {document.parts.map((part) => {
        const html = parts.html.get(part.index);
        const size = { characters: part.characters, blocks: part.toBlock - part.fromBlock };
        return html === undefined ? (
          <Place key={part.index} index={part.index} size={size} want={parts.want} />
        ) : (
          <Piece key={part.index} html={html} size={isLong ? size : undefined} showsNotes={showsNotes} />
        );
      })}
    </div>
  );
}

interface Size {
  readonly characters: number;
  readonly blocks: number;
}

interface PlaceProps {
  readonly index: number;
  readonly size: Size;
  readonly want: (part: number) => void;
}

/** The empty place of a part that is on its way; seeing it brings it forward. */
function Place({ index, size, want }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) want(index);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [index, want]);
  return <div ref={place} className="part awaited" style={sizeStyle(size)} aria-busy />;
}

interface PieceProps {
  readonly html: string;
  /** Given where the part need not be laid out while it is far from the window. */
  readonly size: Size | undefined;
  readonly showsNotes: boolean;
}

/** Drawn once: the HTML is made by the server from the library's own blocks and never changes. */
const Piece = memo(function Piece({ html, size, showsNotes }: PieceProps) {
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!html.includes('class="footnote"')) return;
    for (const note of piece.current?.querySelectorAll('.footnote') ?? []) {
      if (showsNotes) note.removeAttribute('hidden');
      else note.setAttribute('hidden', 'until-found');
    }
  }, [html, showsNotes]);
  return (
    <div
      ref={piece}
      className={size ? 'part later' : 'part'}
      style={size ? sizeStyle(size) : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}, isSamePiece);

function isSamePiece(one: PieceProps, other: PieceProps): boolean {
  return one.html === other.html && one.showsNotes === other.showsNotes;
}

/** Read by the style sheet, which knows how many characters a line holds at the present width. */
function sizeStyle({ characters, blocks }: Size): CSSProperties {
  return { '--characters': characters, '--blocks': blocks } as CSSProperties;
}
