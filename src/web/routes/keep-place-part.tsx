import type { KeepProps } from '#web/features/comparison/comparison-parts.ts';
import { KeepPlace } from '#web/features/favorites/keep-place.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

/** Keeps a place of a comparison among the favorites of its reader. */
export function KeepPlacePart(props: KeepProps) {
  return <KeepPlace {...props} signIn={useSignInPage()} />;
}
