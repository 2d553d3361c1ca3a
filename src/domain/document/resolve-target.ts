import type { LinkTarget } from './inline.ts';
import { findOutsideAddress, readDocumentTarget } from './source-address.ts';

/** Where things are that a text links to. */
export interface LinkPlaces {
  /** The anchor, in the same text, of what the source calls so. */
  readonly findAnchor: (id: string) => string | undefined;
  /** The address of the document of a name: its page, or its text where a place in that is meant. */
  readonly findAddress: (name: string, anchor: string | undefined) => string | undefined;
}

/**
 * The address that a link leads to, `#` and an anchor within its text. A document that is not held is led to where its
 * source has it, so that no link is lost; undefined where nobody knows where that is.
 */
export function resolveTarget(target: LinkTarget, { findAnchor, findAddress }: LinkPlaces): string | undefined {
  if (target.to === 'anchor') {
    const anchor = findAnchor(target.id);
    return anchor === undefined ? undefined : `#${anchor}`;
  }
  const meant = readDocumentTarget(target);
  const address = meant && findAddress(meant.key, meant.anchor);
  if (address !== undefined) return `${address}${meant?.anchor === undefined ? '' : `#${meant.anchor}`}`;
  return target.to === 'web' ? checkOutside(target.href) : findOutsideAddress(target);
}

/** Whether an address leads out of the library. */
export function isOutside(address: string): boolean {
  return checkOutside(address) !== undefined;
}

function checkOutside(href: string): string | undefined {
  return /^(https?:|mailto:)/iu.test(href) ? href : undefined;
}
