import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConventionEntry } from '#contract/nyc-tool.ts';
import { conventionTreeQuery } from '#web/api/nyc-tool.queries.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { DemoNote } from './decision-count.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './nyc.module.css';
import { WaysIn } from './ways-in.tsx';

const TREES = {
  provision: {
    title: 'New York Convention by provision',
    lead: 'Articles I to XVI with their paragraphs. A number counts the decisions in which a court ruled on that provision or on something within it, and leads to exactly these.',
    label: 'Provisions',
  },
  topic: {
    title: 'New York Convention by topic',
    lead: 'The questions that courts answer, numbered in the order of the provisions. A number counts the decisions filed under a topic or one below it, and leads to exactly these.',
    label: 'Topics',
  },
} as const;

/** `/nyctool/provision` and `/nyctool/topic` (SH-114, SH-116, OP-97). */
export function TreePage({ tree }: { readonly tree: keyof typeof TREES }) {
  const { data, error, refetch } = useQuery(conventionTreeQuery(tree));
  const { title, lead, label } = TREES[tree];
  return (
    <Page>
      <WaysIn />
      <PageHead title={title} lead={lead} />
      <Awaited isPart data={data} trouble={error} onRetry={() => void refetch()}>
        {({ entries, decisions, demo }) => (
          <>
            <DemoNote demo={demo} total={decisions.count} />
            <Entries label={label} entries={entries} />
          </>
        )}
      </Awaited>
    </Page>
  );
}

function Entries({ label, entries }: { readonly label: string; readonly entries: readonly ConventionEntry[] }) {
  const [isAll, setAll] = useState(true);
  const shown = isAll ? entries : entries.filter(({ decisions }) => decisions.count > 0);
  return (
    <>
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
