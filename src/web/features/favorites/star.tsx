import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { StarProps } from './star-props.ts';
import styles from './star.module.css';

const StarButton = createLazyPart<StarProps>(async () => (await import('./star-button.tsx')).StarButton, {
  waiting: () => <span className={styles.star} />,
  failed: () => null,
});

/** Keeps a document among the favorites, wherever it is shown; not there for codes without favorites (OP-38). */
export function Star(props: StarProps) {
  const { codes } = useAccount();
  const isOffered = resolveAddress(useEditionView(), codes, '/favorites', '').kind === 'page';
  return isOffered ? <StarButton {...props} /> : null;
}
