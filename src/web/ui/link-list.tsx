import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { FactsLine } from './facts-line.tsx';
import styles from './link-list.module.css';
import listing from './listing.module.css';

interface ListedLink {
  readonly title: string;
  /** Where it leads; nowhere where it is not held. */
  readonly url: string | null;
  readonly summary?: string | null;
  /** What it is, below it. */
  readonly facts: readonly ReactNode[];
  /** What stands beside these. */
  readonly mark?: ReactNode;
}

interface LinkListProps {
  readonly links: readonly ListedLink[];
  /** They are what the page is for, not what stands beside something else. */
  readonly isMain?: boolean;
  /** They are titles of documents, set as such. */
  readonly isTitles?: boolean;
  /** Said where there is none. */
  readonly none?: string;
}

/** Documents and the like in a list, each with what it is. */
export function LinkList({ links, isMain = false, isTitles = false, none }: LinkListProps) {
  if (links.length === 0 && none !== undefined) return <p className={listing.none}>{none}</p>;
  return (
    <ul className={classNames(styles.list, isMain && styles.main, isTitles && styles.titles)}>
      {links.map(({ title, url, summary, facts, mark }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be called the same and lead nowhere
        <li key={`${url ?? at} ${title}`}>
          {url === null ? (
            title
          ) : (
            <AppLink href={url}>
              <bdi>{title}</bdi>
            </AppLink>
          )}
          {summary ? <p>{summary}</p> : null}
          <span className={styles.facts}>
            <FactsLine facts={facts} />
          </span>
          {mark}
        </li>
      ))}
    </ul>
  );
}
