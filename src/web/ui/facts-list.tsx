import type { ReactNode } from 'react';
import styles from './facts-list.module.css';

/** Facts one below the other, each under its name; of several values each stands in a line of its own. */
export function FactsList({ facts }: { readonly facts: readonly (readonly [name: string, ...values: ReactNode[]])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, ...values]) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.map((value, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- values never move
            <dd key={at}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
