import styles from './case-page.module.css';

export interface Row {
  readonly name: string;
  readonly value: string | null;
}

/** Names and values, those without a value left out. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
