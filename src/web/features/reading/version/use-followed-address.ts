import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DocumentAddress } from '#contract/document-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import { nameOfTarget, printAddress, readAddress, type TextAddress } from '#domain/versions/address.ts';
import { documentAnchorQuery } from '#web/api/document.queries.ts';
import type { PlaceInHistory } from '#web/app/place-in-history.ts';

/** Where the anchor of the page's address leads in the text that is shown. */
export interface FollowedAddress {
  /** The block to go to; empty for none. */
  readonly anchor: string;
  /** What the address names, where it names a place in a text. */
  readonly address?: TextAddress;
  /** What the library says of it. */
  readonly found?: DocumentAddress;
  /** The version of the link that led here, where its words stand unchanged. */
  readonly followed?: number;
  /** Whether the page goes on to another version. */
  readonly isLeaving: boolean;
}

/**
 * Follows the anchor of the page's address over the versions of the document (OP-119): one that names a version whose
 * words stand unchanged in the newest goes on to the newest. What the reader chose in this very text means what it says,
 * and so does what an address says of the text of a day.
 */
export function useFollowedAddress(
  document: DocumentDetails | undefined,
  made: number | undefined,
  isOfDay = false,
): FollowedAddress {
  const { hash, state } = useLocation();
  const address = readAddress(hash);
  const chosen = state.place?.version === document?.version ? state.place?.anchor : undefined;
  const asks =
    document !== undefined && !isOfDay && chosen === undefined && isInDoubt(document, address, made, state.place);
  const { data } = useQuery({ ...documentAnchorQuery(document?.id ?? '', made, hash), enabled: asks });
  const found = asks ? data?.address : undefined;
  const place = found?.place ?? undefined;
  const isLeaving = place !== undefined && place.version !== document?.version;
  useLeave(isLeaving ? place : undefined, made);
  const isHere = place && !isLeaving && place.anchor !== null;
  return {
    anchor:
      chosen !== undefined ? chosen : isHere ? (place.anchor ?? '') : address ? nameOfTarget(address.target) : hash,
    ...(address ? { address } : {}),
    ...(found ? { found } : {}),
    ...(state.place?.followed === undefined ? {} : { followed: state.place.followed }),
    isLeaving,
  };
}

/** Whether an address may mean something else than what stands under that anchor in the text shown. */
function isInDoubt(
  { kind, version, versions }: DocumentDetails,
  address: TextAddress | undefined,
  made: number | undefined,
  place: PlaceInHistory | undefined,
): boolean {
  if (!address || kind === 'publication') return false;
  const isAnchor = address.target.kind === 'paragraph' || address.target.kind === 'block';
  // A provision that was chosen in this very text is found by what its block says of itself.
  if (!isAnchor) return address.target.kind !== 'provision' || place?.version !== version;
  const newest = versions[0]?.version ?? version;
  return versions.length > 1 && made !== newest && place?.version !== version;
}

/** Goes on to a place in another version, in place of the address that led there. */
function useLeave(place: DocumentAddress['place'] | undefined, followed: number | undefined): void {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const href = place ? hrefOfPlace(pathname, place, searchStr) : undefined;
  const version = place?.version;
  useEffect(() => {
    if (href === undefined || version === undefined) return;
    const state = { place: { version, ...(followed === undefined ? {} : { followed }) } };
    void router.navigate({ href, replace: true, state, resetScroll: false } as never);
  }, [router, href, version, followed]);
}

/** The address of a place in a version of the document at `path`; `search` is what else its address says. */
export function hrefOfPlace(path: string, place: NonNullable<DocumentAddress['place']>, search = ''): string {
  const query = new URLSearchParams(search);
  query.set('v', String(place.version));
  const target = place.anchor === null ? undefined : readAddress(place.anchor)?.target;
  const fragment = target && printAddress({ target, ...(place.passage ? { passage: place.passage } : {}) }).fragment;
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
