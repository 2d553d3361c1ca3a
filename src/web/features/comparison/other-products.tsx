import type { ComparisonLanding } from '#contract/comparison.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './chooser.module.css';

/** The other comparisons of the edition; nothing where there are none. */
export function OtherProducts({ products }: { readonly products: ComparisonLanding['topicGroups'] }) {
  if (products.length === 0) return null;
  return (
    <nav className={styles.others} aria-labelledby="other-comparisons">
      <h2 id="other-comparisons">Other comparisons</h2>
      <ul>
        {products.map(({ slug, publicationTitle, url }) => (
          <li key={slug}>
            <AppLink href={url}>{publicationTitle}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
