import { useEffect, useMemo, useState, type RefObject } from 'react';
import { nameLanguage } from '../beside/name-language.ts';
import type { ArrivingText } from './arriving-text.ts';
import { letOthersWork } from './draw-in-slices.ts';
import { listNearest, partAt } from './part-groups.ts';
import { hideOthers } from './shown-language.ts';

export interface LanguageChoice {
  readonly options: readonly { readonly tag: string; readonly name: string }[];
  /** Empty for all versions. */
  readonly current: string;
  readonly choose: (tag: string) => void;
}

/** After working for this long the browser may answer the reader, in milliseconds. */
const SLICE = 8;

/**
 * Shows one language version of a document that holds several: at once what the reader sees, then the rest, so that no
 * length of text keeps the page busy.
 */
export function useLanguage(
  tags: readonly string[],
  frame: RefObject<HTMLElement | null>,
  text: ArrivingText,
): LanguageChoice {
  const [current, choose] = useState('');
  useEffect(() => (tags.length > 1 ? hideOthers(tags) : undefined), [tags]);
  useEffect(() => {
    const element = frame.current;
    if (!element || tags.length < 2) return;
    const stop = new AbortController();
    const show = (part: Element | undefined) => part?.setAttribute('data-shows', current);
    void showInSlices(listNearest(element), show, stop.signal);
    const forget = text.watch((part) => show(partAt(element, part)));
    return () => {
      stop.abort();
      forget();
    };
  }, [current, tags, frame, text]);
  const options = useMemo(() => tags.map((tag) => ({ tag, name: nameLanguage(tag) })), [tags]);
  return { options, current, choose };
}

async function showInSlices(
  { near, far }: ReturnType<typeof listNearest>,
  show: (part: Element) => void,
  stop: AbortSignal,
): Promise<void> {
  near.forEach(show);
  await letOthersWork();
  let began = performance.now();
  for (const part of far) {
    if (stop.aborted) return;
    show(part);
    if (performance.now() - began < SLICE) continue;
    await letOthersWork();
    began = performance.now();
  }
}
