import { useEffect, useRef } from 'react';
import type { CallBody } from '#contract/call.ts';
import type { checkConflicts, ConflictAnswer } from '#contract/conflict-check.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayLookedThrough } from '#domain/tools/relations/describe-searched.ts';
import type { RelationWindow } from '#domain/tools/relations/relation-window.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { FormatMenu } from '#web/ui/format-menu.tsx';
import { RELATION_FORMATS } from './download-relations.tsx';
import { ClosedCases } from './closed-cases.tsx';
import { ConflictNames, type ConflictName } from './conflict-names.tsx';
import { RepeatAppointments } from './repeat-appointments.tsx';
import { ConflictPairs } from './conflict-pairs.tsx';
import styles from './conflict-page.module.css';

/** A name to check, with whom the reader said it means. */
export type CheckedName = CallBody<typeof checkConflicts>['names'][number];

interface ConflictResultsProps {
  readonly answer: ConflictAnswer;
  /** As they were sent, with those who were picked. */
  readonly names: readonly CheckedName[];
  readonly window: RelationWindow;
  readonly onPick: (name: string, candidate: ConflictName['candidates'][number]) => void;
}

/** What a check found: names that need a look first, then the pairs that are related, the strongest first. */
export function ConflictResults({ answer, names, window, onPick }: ConflictResultsProps) {
  const { rows, totalRows, closed, searched } = answer;
  // What was found is read next, also by whoever has no pointer: the button that was pressed may be gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section aria-labelledby="conflict-results" className={styles.results}>
      <div className={styles.bar}>
        <h2 id="conflict-results" ref={heading} tabIndex={-1} className={styles.heading}>
          {formatCount(totalRows, 'relationship')} between {formatCount(answer.names.length, 'name')}
        </h2>
        <Download names={names} window={window} total={totalRows} />
      </div>
      <p className={styles.quiet}>{totalRows === 0 ? searched.text : describeSearched(answer)}</p>
      <ConflictNames names={answer.names} onPick={onPick} />
      {rows.length + answer.repeats.of.length === 0 ? null : <RepeatAppointments repeats={answer.repeats} />}
      {rows.length === 0 ? null : <ConflictPairs answer={answer} />}
      <ClosedCases closed={closed} />
    </section>
  );
}

function describeSearched({ searched }: ConflictAnswer): string {
  const { from, to, version, date } = searched;
  const years = from !== null && to !== null ? ` from ${from.slice(0, 4)} to ${to.slice(0, 4)}` : '';
  return `Searched: ${sayLookedThrough(searched)}${years}, library version ${version}, on ${formatDate(date)}. That no other relationship is listed is no proof that there is none.`;
}

function Download({
  names,
  window,
  total,
}: {
  readonly names: readonly CheckedName[];
  readonly window: RelationWindow;
  readonly total: number;
}) {
  const conflicts = { names: names.map((name) => ({ ...name })), dates: { window } };
  const menu = useFileMenu(() => ({ kind: 'conflicts', conflicts }));
  return (
    <FormatMenu
      verb="Download"
      what={`the check, ${formatCount(total, 'relationship')}`}
      formats={RELATION_FORMATS}
      kind="outlined"
      {...menu}
    />
  );
}
