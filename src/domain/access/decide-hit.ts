import { decideHeld, nameSubscriptions, type Asker, type HeldDocument } from './decide-access.ts';

/** Whether the reader may open what was found, and where it is not so, the names of the subscriptions that hold it. */
export interface HitAccess {
  readonly isOpen: boolean;
  readonly heldBy: string[];
}

/** The decision on a document that is listed, in the words of its list. */
export function decideHit(asker: Asker, document: HeldDocument): HitAccess {
  const { isOpen, heldBy } = decideHeld(asker, document);
  return { isOpen, heldBy: isOpen ? [] : nameSubscriptions(asker.edition.subscriptions, heldBy) };
}
