import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { KeepSearchProps } from './star-props.ts';
import styles from './star.module.css';

const SearchStar = createLazyPart<KeepSearchProps>(async () => (await import('./search-star.tsx')).SearchStar, {
  waiting: () => <span className={styles.star} />,
  failed: () => null,
});

/** Above the results: keeps the search among the favorites. Not there for codes without favorites (OP-38). */
export function KeepSearch(props: KeepSearchProps) {
  const { codes } = useAccount();
  const isOffered = resolveAddress(useEditionView(), codes, '/favorites', '').kind === 'page';
  return isOffered ? <SearchStar {...props} /> : null;
}
