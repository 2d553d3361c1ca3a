import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { TocItem } from '#contract/document.ts';
import { blockAt } from '../text/block-at.ts';
import { findSection } from '../text/match-blocks.ts';

/** How far below the top of the window the line stands that decides which section is read, in CSS pixels. */
const READING_LINE = 130;

/** Until it is looked again while the text moves or where nothing was found, in milliseconds: looking takes its time. */
const PAUSE = 120;

/** Index of the entry of the contents that is being read; above the first one, the first. */
export function useCurrentSection(contents: readonly TocItem[]): number {
  const [section, setSection] = useState(0);
  const look = useEffectEvent(() => {
    const block = blockAt(READING_LINE);
    const isAbove = block === undefined && window.scrollY < 200;
    if (block === undefined && !isAbove) return false;
    const read = block === undefined ? 0 : Math.max(0, findSection(contents, block));
    // Scrolling goes before: a frame that waited for the contents would be felt.
    startTransition(() => setSection(read));
    return true;
  });
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const plan = () => {
      isMissed = true;
      if (frame !== 0 || timer !== undefined) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        // Right after a jump nothing is laid out there yet, and no further scroll event may come.
        isMissed = !look();
        timer = setTimeout(() => {
          timer = undefined;
          if (isMissed) plan();
        }, PAUSE);
      });
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    return () => {
      window.removeEventListener('scroll', plan);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return section;
}
