import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsOf } from '#web/app/use-as-of.ts';
import { treatyBetweenQuery } from '#web/api/reference.queries.ts';
import { FindField } from '#web/ui/find-field.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { Between, sayBetween } from './between.tsx';
import { noteStates, recallStates, type PickedStates } from './picked-states.ts';
import { StateField } from './state-field.tsx';
import styles from './two-states.module.css';

/** Two states and a day, and the treaties between them or that there is none in our list (OP-98, OP-187). */
export function TwoStates() {
  const [{ one, other }, setPicked] = useState(recallStates);
  const [day, setDay] = useAsOf();
  const pick = (change: Partial<PickedStates>) => {
    const states = { one, other, ...change };
    noteStates(states);
    setPicked(states);
  };
  const all = useQuery(treatyBetweenQuery('', ''));
  const hasBoth = one !== '' && other !== '' && one !== other;
  const between = useQuery({ ...treatyBetweenQuery(one, other, day), enabled: hasBoth });
  if (all.error && !all.data) return <PartTrouble error={all.error} onRetry={() => void all.refetch()} />;
  const states = all.data?.places ?? [];
  const found = hasBoth && !between.error ? between.data : undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <StateField label="First state" states={states} value={one} onChoose={(state) => pick({ one: state })} />
        <StateField label="Second state" states={states} value={other} onChoose={(state) => pick({ other: state })} />
        <FindField type="date" label="As of" value={day} onChange={setDay} />
      </div>
      {hasBoth && between.error ? <PartTrouble error={between.error} onRetry={() => void between.refetch()} /> : null}
      <output className={styles.answer}>
        {one !== '' && one === other ? 'Choose two different states.' : null}
        {hasBoth && !between.error ? (found ? sayBetween(found) : 'Looking …') : null}
      </output>
      {found ? <Between found={found} /> : null}
    </div>
  );
}
