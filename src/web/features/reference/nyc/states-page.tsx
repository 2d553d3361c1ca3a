import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { listContractingStates } from '#contract/nyc-tool.ts';
import { contractingStatesQuery } from '#web/api/nyc-tool.queries.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { DecisionCount, DemoNote } from './decision-count.tsx';
import styles from './nyc.module.css';
import { WaysIn } from './ways-in.tsx';

interface StatesPageProps {
  /** Draws what each state did, with what the library holds of its courts. */
  readonly Status: ComponentType<{
    readonly instrument: string;
    readonly caption: string;
    readonly rows: CallAnswer<typeof listContractingStates>['states'];
  }>;
}

/** `/nyctool/jurisdiction`: the contracting states with dates, reservations and decisions (SH-115, OP-97). */
export function StatesPage({ Status }: StatesPageProps) {
  const { data, error, refetch } = useQuery(contractingStatesQuery());
  return (
    <Page>
      <WaysIn />
      <Awaited data={data} trouble={error} onRetry={() => void refetch()}>
        {({ states, others, decisions, demo }) => (
          <>
            <PageHead
              title="New York Convention by jurisdiction"
              lead={
                <>
                  {formatCount(states.length, 'contracting state')} with the days on which they joined and, where a
                  source says so, their reservations. “Decisions” counts those of the state’s courts.
                </>
              }
            />
            <DemoNote demo={demo} total={decisions.count} />
            <Status instrument="nyc" caption="Contracting states of the New York Convention" rows={states} />
            <Elsewhere others={others} />
          </>
        )}
      </Awaited>
    </Page>
  );
}

function Elsewhere({ others }: Pick<CallAnswer<typeof listContractingStates>, 'others'>) {
  if (others.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>Decisions of courts elsewhere</h2>
      <p className={styles.note}>
        Places that the list above does not name by themselves, such as territories to which a state extended the
        Convention.
      </p>
      <ul className={styles.entries}>
        {others.map(({ place, decisions: counted }) => (
          <li key={place} className={styles.entry} data-depth={0}>
            <span className={styles.entryName}>{place}</span>
            <span className={styles.entryCount}>
              <DecisionCount decisions={counted} of={place} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
