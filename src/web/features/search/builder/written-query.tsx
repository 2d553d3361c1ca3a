import styles from './query-builder.module.css';

interface WrittenQueryProps {
  readonly query: string;
  /** What it asks for, in words. */
  readonly description: string | undefined;
  /** Why it cannot be searched. */
  readonly trouble: string | undefined;
}

/** The expression that the form writes, with what it means. */
export function WrittenQuery({ query, description, trouble }: WrittenQueryProps) {
  return (
    <section className={styles.written} aria-label="The query">
      <h3 className={styles.label}>The query</h3>
      {query === '' ? (
        <p className={styles.hint}>What you fill in is written here as a query with its operators.</p>
      ) : (
        <p>
          <code className={styles.code}>{query}</code>
        </p>
      )}
      {description === undefined ? null : <p className={styles.hint}>Finds {description}.</p>}
      {trouble === undefined ? null : <p className={styles.trouble}>{trouble}</p>}
    </section>
  );
}
