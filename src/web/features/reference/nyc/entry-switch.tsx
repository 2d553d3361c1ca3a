import { useState } from 'react';
import type { NYC_TOPICS } from '#collections/nyc-tool.ts';
import type { ListAnswer } from '#contract/collection.ts';
import { Switch } from '#web/ui/switch.tsx';
import { DemoNote } from './decision-count.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './nyc.module.css';

interface EntrySwitchProps {
  readonly label: string;
  readonly answer: Readonly<Record<string, unknown>> | undefined;
}

/** Provisions or topics: all of them, or only what has decisions (SH-114, SH-116, OP-97). */
export function EntrySwitch({ label, answer }: EntrySwitchProps) {
  const [isAll, setAll] = useState(true);
  const { entries, decisions, demo } = answer as ListAnswer<typeof NYC_TOPICS>;
  const shown = isAll ? entries : entries.filter((entry) => entry.decisions.count > 0);
  return (
    <>
      <DemoNote demo={demo} total={decisions.count} />
      <div className={styles.switch}>
        <Switch isOn={!isAll} onToggle={() => setAll(!isAll)}>
          Only what has decisions
        </Switch>
      </div>
      {shown.length > 0 ? (
        <EntryList label={label} entries={shown} />
      ) : (
        <p className={styles.none}>No decision of this library rules on the Convention yet.</p>
      )}
    </>
  );
}
