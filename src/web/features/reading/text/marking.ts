import type { RefObject } from 'react';

/** Whether the matches of a search are marked in a document, and the way to change that. */
export interface Marking {
  /** What the reader wants; the text that shows it may still be on its way. */
  readonly isWanted: boolean;
  /** The term that is marked, or was; undefined where there was none. */
  readonly last: string | undefined;
  readonly remove: () => void;
  readonly setAgain: () => void;
  /** The reader pressed a button for it, so that the one in its place gets the focus. */
  readonly wasPressed: RefObject<boolean>;
}
