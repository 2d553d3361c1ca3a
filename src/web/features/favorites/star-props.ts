import type { WatchedPlace } from '#domain/comparison/watched-place.ts';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import type { SelectionActionProps } from '#web/app/selection-actions.tsx';

interface WithSignIn {
  /** The sign-in page, which leads back here. */
  readonly signIn: string;
}

export type StarProps = DocumentActionProps & WithSignIn;
export type KeepSelectionProps = SelectionActionProps & WithSignIn;

/** A place of a comparison. */
export interface KeepPlaceProps extends WithSignIn {
  readonly place: WatchedPlace;
  readonly title: string;
  /** Of each of its buttons. */
  readonly className?: string | undefined;
}

/** A search as its reader knows it, at its address. */
export interface KeepSearchProps extends WithSignIn {
  readonly title: string;
  readonly url: string;
}
