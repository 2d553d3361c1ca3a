import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './conflict-page.module.css';

export type ConflictName = ConflictAnswer['names'][number];

interface ConflictNamesProps {
  readonly names: readonly ConflictName[];
  readonly onPick: (name: string, candidate: ConflictName['candidates'][number]) => void;
}

/** Names that nobody is known by, and those that could be several: the reader says who is meant. */
// Long because: it is one piece of markup, a list for each state.
export function ConflictNames({ names, onPick }: ConflictNamesProps) {
  const none = names.filter(({ state }) => state === 'none');
  const several = names.filter(({ state }) => state === 'several');
  const known = names.filter(({ state }) => state === 'one');
  return (
    <div className={styles.names}>
      {several.length > 0 ? (
        <section aria-labelledby="several-names">
          <h3 id="several-names">To be confirmed: {several.length}</h3>
          <ul>
            {several.map(({ name, role, candidates }) => (
              <li key={name}>
                <span dir="auto">{name}</span>
                {role ? <Fact className={styles.quiet}>{role}</Fact> : null}
                <ul className={styles.candidates}>
                  {candidates.map((candidate) => (
                    <li key={`${candidate.relType} ${candidate.slug}`}>
                      <Button kind="text" onClick={() => onPick(name, candidate)}>
                        It is {candidate.name}
                        {candidate.note ? ` (${candidate.note})` : ''}
                      </Button>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {none.length > 0 ? (
        <section aria-labelledby="unknown-names">
          <h3 id="unknown-names">Not known here: {none.length}</h3>
          <p dir="auto">{none.map(({ name }) => name).join('; ')}</p>
        </section>
      ) : null}
      <details>
        <summary>Taken to be: {formatCount(known.length, 'name')}</summary>
        <ul>
          {known.map(({ name, actor }) => (
            <li key={name}>
              <span dir="auto">{name}</span>: {actor?.name}
              {actor?.note ? <Fact className={styles.quiet}>{actor.note}</Fact> : null}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
