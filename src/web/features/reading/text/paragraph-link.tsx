import { Check, Link2 } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useCopy } from '#web/app/use-copy.ts';
import styles from './paragraph-link.module.css';

interface ParagraphLinkProps {
  readonly text: RefObject<HTMLDivElement | null>;
  /** The version on which the link is made, so that it shows the same words for good (OP-119). */
  readonly version: number;
}

/** Where the button stands, and what it links: a provision of a law by its own address (OP-196). */
interface Place {
  readonly anchor: string;
  readonly top: number;
}

/** A small button beside the block under the pointer that copies its permanent link. The printed number is that link too. */
export function ParagraphLink({ text, version }: ParagraphLinkProps) {
  const [place, setPlace] = useState<Place>();
  const [isCopied, copy] = useCopy('Link copied');
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const follow = (event: PointerEvent) => {
      const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null;
      if (!block || event.pointerType !== 'mouse' || block.classList.contains('footnote')) return;
      const top = block.getBoundingClientRect().top - element.getBoundingClientRect().top;
      const anchor = block.dataset['provision'] ?? block.id;
      setPlace((last) => (last?.anchor === anchor && last.top === top ? last : { anchor, top }));
    };
    element.addEventListener('pointerover', follow);
    return () => element.removeEventListener('pointerover', follow);
  }, [text]);
  if (!place) return null;
  return (
    <button
      type="button"
      className={styles.button}
      style={{ top: place.top }}
      aria-label="Copy the link to this paragraph"
      title="Copy the link to this paragraph"
      tabIndex={-1}
      onClick={() => copy(`${location.origin}${location.pathname}?v=${version}#${place.anchor}`)}
    >
      {isCopied ? <Check size="0.9375rem" aria-hidden /> : <Link2 size="0.9375rem" aria-hidden />}
    </button>
  );
}
