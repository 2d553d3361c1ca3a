import { useQuery } from '@tanstack/react-query';
import { lawQuery } from '#web/api/facts.queries.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { FindField } from '#web/ui/find-field.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import status from '../status/status.module.css';
import { LawGroup } from './law-group.tsx';
import styles from './law.module.css';

interface LawOfDocumentProps {
  readonly place: string;
  /** Ids of the groups that the document is about. */
  readonly groups: readonly string[];
}

/** The figures of law of the place that a document is about, from facts, as of a day (OP-186). */
export function LawOfDocument({ place, groups }: LawOfDocumentProps) {
  const [day, setDay] = useAsOf();
  const { data, error, refetch } = useQuery(lawQuery(place, day));
  // A place of which no source of this library says anything.
  if (error?.kind === 'not-found') return null;
  return (
    <Awaited isPart data={data} trouble={error} onRetry={() => void refetch()}>
      {({ name, groups: all }) => {
        const own = all.filter(({ id }) => groups.includes(id));
        if (own.length === 0) return null;
        return (
          <section className={styles.law} aria-label={`Figures of law: ${name}`}>
            <div className={status.tools}>
              <h2 className={styles.title}>Figures of law: {name}</h2>
              <FindField type="date" label="As of" value={day} onChange={setDay} />
            </div>
            {own.map((group) => (
              <LawGroup key={group.id} group={group} />
            ))}
          </section>
        );
      }}
    </Awaited>
  );
}
