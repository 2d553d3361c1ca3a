import { useQuery } from '@tanstack/react-query';
import { findRelationPaths, type RelationPaths } from '#contract/relation-graph.ts';
import type { RelationAssessment } from '#contract/relations.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { callQuery, MINUTE } from '#web/api/call-query.ts';
import { relationQuestionOf } from '#web/api/relations.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-views.module.css';

/** The shortest ways of at most three steps, each step with its reason. */
// Long because: it says each of its states in words.
export function RelationPathsView({
  answer,
  page,
}: {
  readonly answer: RelationAssessment;
  readonly page: RelationPage;
}) {
  const { data, error, refetch } = useQuery(
    callQuery(findRelationPaths, { body: relationQuestionOf(page.state) }, MINUTE),
  );
  const names = `${answer.relationshipOne?.name ?? ''} and ${answer.relationshipTwo[0]?.name ?? ''}`;
  if (error) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">Looking for ways …</p>;
  if (data.paths.length === 0) {
    return (
      <p className={styles.quiet}>
        No way of at most three steps was found between {names}. {data.searched.text}
        {data.isCut ? ' Not all people on the way could be looked at.' : ''}
      </p>
    );
  }
  const [first] = data.paths;
  return (
    <>
      <p className={styles.quiet}>
        Between {names}: {formatCount(first?.steps.length ?? 0, 'step')}, {formatCount(data.paths.length, 'way')}.
      </p>
      <ol className={styles.paths}>
        {data.paths.map((path) => (
          <li key={path.steps.map(({ to }) => to.slug).join(' ')}>
            <strong>{[path.steps[0]?.from.name, ...path.steps.map(({ to }) => to.name)].join(' → ')}</strong>
            <ol className={styles.steps}>
              {path.steps.map((step) => (
                <Step key={`${step.from.slug} ${step.to.slug}`} step={step} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ step }: { readonly step: RelationPaths['paths'][number]['steps'][number] }) {
  return (
    <li>
      {step.from.name} ({step.roleFrom}) and {step.to.name} ({step.roleTo}): {step.words.toLowerCase()},{' '}
      {step.url === null ? step.casename : <AppLink href={step.url}>{step.casename}</AppLink>}
      {step.date === null ? '' : `, ${formatDate(step.date)}`}
      {step.others > 0 ? <span className={styles.quiet}> and {formatCount(step.others, 'more reason')}</span> : null}
    </li>
  );
}
