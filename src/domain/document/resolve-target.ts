import type { LinkTarget } from './inline.ts';

/** Where things are that a text links to. */
export interface LinkPlaces {
  /** The anchor, in the same text, of what the source calls so. */
  readonly findAnchor: (id: string) => string | undefined;
  /** The address of the document of a name: its page, or its text where a place in that is meant. */
  readonly findAddress: (name: string, anchor: string | undefined) => string | undefined;
}

/** The address that a link leads to, `#` and an anchor within its text; undefined where it leads nowhere. */
export function resolveTarget(target: LinkTarget, { findAnchor, findAddress }: LinkPlaces): string | undefined {
  switch (target.to) {
    case 'web':
      return /^(https?:|mailto:)/iu.test(target.href) ? target.href : undefined;
    case 'anchor': {
      const anchor = findAnchor(target.id);
      return anchor === undefined ? undefined : `#${anchor}`;
    }
    case 'document': {
      const address = findAddress(target.key, target.anchor);
      return address && `${address}${target.anchor === undefined ? '' : `#${target.anchor}`}`;
    }
  }
}
