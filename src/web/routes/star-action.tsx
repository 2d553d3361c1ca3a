import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { Star } from '#web/features/favorites/star.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

/** Keeps the document among the favorites. */
export function StarAction(props: DocumentActionProps) {
  return <Star {...props} signIn={useSignInPage()} />;
}
