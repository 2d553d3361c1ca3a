import { useRef } from 'react';
import type { Development } from '#contract/development.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './developments-panel.module.css';

/** Developments, each with its day, where it happened, and what it says in short. */
export function DevelopmentList({ developments }: { readonly developments: readonly Development[] }) {
  const list = useRef<HTMLOListElement>(null);
  useTypeset(list, undefined);
  return (
    <ol ref={list} className={styles.list}>
      {developments.map(({ id, title, abstract, jurisdictions, published, url }) => (
        <li key={id}>
          <AppLink href={url}>{title}</AppLink>
          <p className={styles.meta}>
            <FactsLine facts={[published && formatDate(published), ...jurisdictions]} />
          </p>
          {abstract ? <p className={styles.abstract}>{abstract}</p> : null}
        </li>
      ))}
    </ol>
  );
}
