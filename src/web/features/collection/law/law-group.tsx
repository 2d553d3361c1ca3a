import type { LawGroupAnswer, ShownFact } from '#contract/facts.ts';
import { useAccount } from '#web/app/account.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { leadsOn } from '#web/app/leads-on.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FactList } from './fact-of-law.tsx';
import styles from './law.module.css';

const KINDS: Readonly<Record<ShownFact['kind'], string>> = {
  rule: 'Rules',
  status: 'In general',
  threshold: 'Thresholds',
  'time-limit': 'Time limits',
  fee: 'Fees',
  rate: 'Rates',
  holiday: 'Days on which the office is closed',
  property: 'Properties',
  document: 'Documents',
  form: 'Forms',
  reservation: 'Reservations',
  membership: 'Memberships',
};

/** So many facts of a kind are read at a glance; more are opened by whoever looks for them. */
const AT_A_GLANCE = 15;

/** The figures of one area, kind by kind, and those that do not hold on the day. */
export function LawGroup({ group: { title, tool, facts, others } }: { readonly group: LawGroupAnswer }) {
  const view = useEditionView();
  const account = useAccount();
  const kinds = [...Map.groupBy(facts, ({ kind }) => kind)];
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {tool && leadsOn(view, account, tool.url) ? (
        <p className={styles.day}>
          <AppLink href={tool.url}>{tool.title}</AppLink>
        </p>
      ) : null}
      {kinds.map(([kind, own]) => (
        <Kind key={kind} title={KINDS[kind]} facts={own} isOpen={own.length <= AT_A_GLANCE} />
      ))}
      {others.length > 0 ? <Kind title="Not in force on this day" facts={others} isOpen={false} /> : null}
    </section>
  );
}

interface KindProps {
  readonly title: string;
  readonly facts: LawGroupAnswer['facts'] | LawGroupAnswer['others'];
  readonly isOpen: boolean;
}

function Kind({ title, facts, isOpen }: KindProps) {
  return (
    <Disclosure level={4} title={title} note={String(facts.length)} isOpenAtFirst={isOpen}>
      <FactList facts={facts} />
    </Disclosure>
  );
}
