import styles from './facts-line.module.css';

/** Short facts in a row, with a dot between them that never stands at the end or the beginning of a line. */
export function FactsLine({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className={styles.frame}>
      <span className={styles.line}>
        {facts.map((fact, index) => (
          <span key={fact} className={styles.fact}>
            <span className={styles.dot}>{index > 0 ? ' · ' : null}</span>
            {fact}
          </span>
        ))}
      </span>
    </p>
  );
}
