import { useRouter } from '@tanstack/react-router';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { documentAnchorQuery } from '#web/api/document.queries.ts';
import { findPart } from './match-blocks.ts';
import type { NextPart } from './next-part.ts';
import { scrollTo } from './scroll-to.ts';
import type { DocumentParts } from './use-document-parts.ts';

/** Goes to an anchor; `address` is what the address says instead, where the place has a name of its own (OP-196). */
export type OpenAnchor = (anchor: string, address?: string) => void;

/** Marks the block that the address names. */
const ARRIVED = 'arrived';
/** Signs that the reader has taken the page in hand. */
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** The block that is marked; looking for it in a long text would take longer than all else. */
let arrived: WeakRef<Element> | undefined;

/**
 * Follows `target`, the anchor of the address: at once where the block is in the page, as soon as it arrives otherwise, and then
 * its part is asked for first. Returns the way to another anchor.
 */
export function useAnchor(details: DocumentDetails, parts: DocumentParts, target: string): OpenAnchor {
  const router = useRouter();
  const client = useQueryClient();
  const awaited = useRef('');
  const { needed, text } = parts;
  const go = useCallback(
    (anchor: string) => {
      if (arriveAt(anchor) || text.drawn >= details.parts.length) {
        awaited.current = '';
        return;
      }
      awaited.current = anchor;
      seekPartOf(client, details, anchor, needed);
    },
    [client, details, needed, text],
  );
  const follow = useEffectEvent(go);
  // Who has begun to read elsewhere is not taken away when the place arrives.
  useEffect(() => onTouch(() => (awaited.current = '')), []);
  useEffect(() => {
    if (target !== '') follow(target);
  }, [target]);
  useEffect(
    () =>
      text.watch(() => {
        if (awaited.current !== '' && arriveAt(awaited.current)) awaited.current = '';
      }),
    [text],
  );
  return useCallback(
    (anchor: string, address?: string) => {
      const state = { place: { version: details.version, ...(address === undefined ? {} : { anchor }) } };
      void router.navigate({ hash: address ?? anchor, search: true, to: '.', resetScroll: false, state } as never);
      go(anchor);
    },
    [router, go, details.version],
  );
}

/** Calls whenever the reader takes the page in hand; returns the way to stop it. */
function onTouch(act: () => void): () => void {
  const stop = new AbortController();
  for (const sign of TOUCHES) window.addEventListener(sign, act, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Asks for the part in which an anchor stands; where the contents do not say which it is, the server does. */
function seekPartOf(client: QueryClient, details: DocumentDetails, anchor: string, needed: NextPart): void {
  const known = partOfEntry(details, anchor);
  if (known !== undefined) {
    needed.seek(known);
    return;
  }
  client.fetchQuery(documentAnchorQuery(details.id, details.version, anchor)).then(
    ({ part }) => part !== null && needed.seek(part),
    () => undefined,
  );
}

/** The part in which an entry of the contents stands. */
function partOfEntry(details: DocumentDetails, anchor: string): number | undefined {
  const entry = details.tocItems.find((item) => item.id === anchor);
  if (!entry) return undefined;
  return findPart(details.parts, entry.block);
}

function arriveAt(anchor: string): boolean {
  const element = document.getElementById(anchor) ?? findProvision(anchor);
  if (!element) return false;
  arrived?.deref()?.classList.remove(ARRIVED);
  arrived = new WeakRef(element);
  element.classList.add(ARRIVED);
  scrollTo(element, 'top');
  return true;
}

/** Where a provision begins in what is drawn: its number may stand before that of a part of it, as in `1. (1)`. */
function findProvision(anchor: string): Element | null {
  const name = CSS.escape(anchor);
  return document.querySelector(`[data-provision="${name}"]`) ?? document.querySelector(`[data-provision^="${name}-"]`);
}
