import type { NYC_STATES } from '#collections/nyc-tool.ts';
import type { ListAnswer } from '#contract/collection.ts';
import { DecisionCount } from './decision-count.tsx';
import styles from './nyc.module.css';
import { Part } from './part.tsx';

type Answer = Pick<ListAnswer<typeof NYC_STATES>, 'others'>;

/** Places whose courts decided that are none of the contracting states by themselves. */
export function Elsewhere({ answer }: { readonly answer: Readonly<Record<string, unknown>> | undefined }) {
  const { others = [] } = (answer ?? {}) as Partial<Answer>;
  if (others.length === 0) return null;
  return (
    <Part title="Decisions of courts elsewhere">
      <p className={styles.note}>
        Places that the list above does not name by themselves, such as territories to which a state extended the
        Convention.
      </p>
      <ul className={styles.entries}>
        {others.map(({ place, decisions }) => (
          <li key={place} className={styles.entry} data-depth={0}>
            <span className={styles.entryName}>{place}</span>
            <span className={styles.entryCount}>
              <DecisionCount decisions={decisions} of={place} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
