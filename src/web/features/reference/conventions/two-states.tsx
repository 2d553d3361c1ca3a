import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { findTreatyBetween } from '#contract/reference.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { treatyBetweenQuery } from '#web/api/reference.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { noteStates, recallStates, type PickedStates } from './picked-states.ts';
import { StateField } from './state-field.tsx';
import styles from './two-states.module.css';

/** Two states, and the treaty between them or that there is none in our list (OP-98). */
export function TwoStates() {
  const [{ one, other }, setPicked] = useState(recallStates);
  const pick = (change: Partial<PickedStates>) => {
    const states = { one, other, ...change };
    noteStates(states);
    setPicked(states);
  };
  const all = useQuery(treatyBetweenQuery('', ''));
  const between = useQuery({ ...treatyBetweenQuery(one, other), enabled: one !== '' && other !== '' });
  if (all.error && !all.data) return <PartTrouble error={all.error} onRetry={() => void all.refetch()} />;
  const states = all.data?.places ?? [];
  const hasBoth = one !== '' && other !== '';
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <StateField label="First state" states={states} value={one} onChoose={(state) => pick({ one: state })} />
        <StateField label="Second state" states={states} value={other} onChoose={(state) => pick({ other: state })} />
      </div>
      {hasBoth && between.error ? <PartTrouble error={between.error} onRetry={() => void between.refetch()} /> : null}
      <output className={styles.answer}>
        {hasBoth && !between.error ? <Answer isSame={one === other} found={between.data} /> : null}
      </output>
    </div>
  );
}

interface AnswerProps {
  readonly isSame: boolean;
  readonly found: CallAnswer<typeof findTreatyBetween> | undefined;
}

function Answer({ isSame, found }: AnswerProps) {
  if (isSame) return <>Choose two different states.</>;
  if (!found) return <>Looking …</>;
  if (found.treaties.length === 0) {
    return (
      <>
        None in our list of {formatCount(found.of, 'document on a bilateral treaty', 'documents on bilateral treaties')}
        , nor does an agreement among more states in it name both. That is no proof that there is none.
        {found.closed.count > 0 ? ` ${nameClosed(found.closed)}.` : ''}
      </>
    );
  }
  return found.treaties.map((treaty) => (
    <span key={treaty.id} className={styles.found}>
      <Found document={treaty} />
      {treaty.through === null ? null : <span className={styles.other}>Through the {treaty.through}</span>}
      {treaty.others.map((other) => (
        <span key={other.id} className={styles.other}>
          Also on this treaty: <Found document={other} />
          {other.source === null ? null : ` (${other.source})`}
        </span>
      ))}
    </span>
  ));
}

type TreatyDocument = CallAnswer<typeof findTreatyBetween>['treaties'][number]['others'][number];

function Found({ document: { url, title, status, inForce } }: { readonly document: TreatyDocument }) {
  return (
    <>
      <AppLink href={url}>{title}</AppLink> {describeForce(status, inForce)}
    </>
  );
}

/** A treaty that is in force says so once, with the day. */
function describeForce(status: string | null, inForce: string | null): string {
  if (inForce === null) return status ?? '';
  const day = formatDate(inForce);
  return status === null || status === 'In force' ? `In force since ${day}` : `${status}, in force since ${day}`;
}
