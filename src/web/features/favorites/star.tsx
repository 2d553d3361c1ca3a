import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { StarProps } from './star-props.ts';
import styles from './star.module.css';
import { useHasFavorites } from './use-has-favorites.ts';

const StarButton = createLazyPart<StarProps>(async () => (await import('./star-button.tsx')).StarButton, {
  waiting: () => <span className={styles.star} />,
  failed: () => null,
});

/** Keeps a document among the favorites, wherever it is shown; not there for codes without favorites (OP-38). */
export function Star(props: StarProps) {
  return useHasFavorites() ? <StarButton {...props} /> : null;
}
