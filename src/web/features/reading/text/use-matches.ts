import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { blockAt } from './block-at.ts';
import { countBySection, findPart } from './match-blocks.ts';
import { scrollTo } from './scroll-to.ts';
import type { DocumentParts } from './use-document-parts.ts';

export interface Matches {
  readonly total: number;
  /** From 0; -1 before the reader went to one. */
  readonly current: number;
  readonly terms: readonly { readonly term: string; readonly count: number }[];
  /** What of the record has matches, by name. */
  readonly said: readonly string[];
  /** Matches under each entry of the contents. */
  readonly bySection: readonly number[];
  /** Why nothing is marked, in words. */
  readonly unmarked: string | null;
  /** To the match of a number, from 0. */
  readonly goTo: (match: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
}

const CURRENT = 'current';

/** The matches of the search term: going through them in reading order, also into text that is still on its way. */
export function useMatches(details: DocumentDetails, parts: DocumentParts): Matches {
  const { highlights, tocItems } = details;
  const [current, setCurrent] = useState(-1);
  const awaited = useRef(-1);
  const total = highlights?.total ?? 0;
  const listed = Math.min(total, highlights?.blocks.length ?? 0);
  const bySection = useMemo(
    () => (highlights ? countBySection(tocItems, highlights.blocks) : []),
    [tocItems, highlights],
  );

  const goTo = (match: number) => {
    setCurrent(match);
    announce(`Match ${formatNumber(match + 1)} of ${formatNumber(total)}`);
    if (show(match)) return;
    awaited.current = match;
    const block = highlights?.blocks[match];
    if (block !== undefined) parts.needed.seek(findPart(details.parts, block));
  };
  useEffect(
    () =>
      parts.text.watch(() => {
        if (awaited.current >= 0 && show(awaited.current)) awaited.current = -1;
      }),
    [parts.text],
  );

  const step = (by: 1 | -1) => {
    if (listed === 0) return;
    const first = current < 0 ? firstFrom(highlights?.blocks ?? [], listed) : 0;
    const from = current < 0 ? (by === 1 ? first - 1 : first) : current;
    goTo((from + by + listed) % listed);
  };
  const next = () => step(1);
  const previous = () => step(-1);
  useShortcuts(listed > 0 ? { n: next, p: previous } : {});
  const terms = highlights?.terms ?? [];
  const said = [...new Set((highlights?.said ?? []).map(({ label }) => label))];
  return { total, current, terms, said, bySection, unmarked: details.unmarked, goTo, next, previous };
}

/** The match that is shown as the present one; looking for it in a long text would take longer than all else. */
let shown: WeakRef<Element> | undefined;

function show(match: number): boolean {
  const element = document.getElementById(`match-${match}`);
  if (!element) return false;
  shown?.deref()?.classList.remove(CURRENT);
  shown = new WeakRef(element);
  element.classList.add(CURRENT);
  scrollTo(element, 'centre');
  return true;
}

/** The first match from what the reader sees on; the first of all where none follows. `blocks` ascend. */
function firstFrom(blocks: readonly number[], listed: number): number {
  const seen = blockAt(80);
  if (seen === undefined) return 0;
  const first = blocks.findIndex((block) => block >= seen);
  return first < 0 ? 0 : Math.min(first, listed - 1);
}
