import styles from './operator-help.module.css';
import { OPERATORS } from './operators.ts';

interface OperatorHelpProps {
  /** Puts an example into the field. */
  readonly onTry: (example: string) => void;
}

/** The operators in one table, each with an example that can be tried. */
export function OperatorHelp({ onTry }: OperatorHelpProps) {
  return (
    <div className={styles.help}>
      <h2 className={styles.title}>How to write a query</h2>
      <dl className={styles.list}>
        {OPERATORS.map(({ sign, meaning, example }) => (
          <div key={sign} className={styles.row}>
            <dt className={styles.sign}>{sign}</dt>
            <dd>
              {meaning}{' '}
              <button type="button" className={styles.example} onClick={() => onTry(example)}>
                {example}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Operators are written in capitals. Case, accents, plurals and possessives make no difference. Connectors from
        elsewhere (<code>w/5</code>, <code>/s</code>, <code>&amp;</code>, <code>!</code>, <code>-word</code>) are
        understood and shown translated. Where fewer than five documents have a phrase, those with all of its words
        follow; in quotation marks it stays a phrase.
      </p>
    </div>
  );
}
