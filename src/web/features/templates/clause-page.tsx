import { useQuery } from '@tanstack/react-query';
import { clauseInstitutionsQuery } from '#web/api/templates.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { AwaitedPage } from '#web/ui/awaited.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ClauseDraftText } from './clause-draft-text.tsx';
import { ClauseFields } from './clause-fields.tsx';
import styles from './clause.module.css';
import { useClause, type ClauseParts } from './use-clause.ts';

/** `/templates-and-examples/arbitration-clause`: a clause built from choices, with what is still open. */
export function ClausePage() {
  return (
    <AwaitedPage head={<Head />} query={useQuery(clauseInstitutionsQuery())}>
      {(parts) => <Clause parts={parts} />}
    </AwaitedPage>
  );
}

function Head() {
  return (
    <PageHead
      title="Build an arbitration clause"
      lead={
        <>
          Choose what is agreed and leave open what is not. The words are ours and no institution’s model clause; see{' '}
          <AppLink href="/templates-and-examples">all templates</AppLink> for other documents.
        </>
      }
    />
  );
}

function Clause({ parts }: { readonly parts: ClauseParts }) {
  const model = useClause(parts);
  return (
    <div className={styles.columns}>
      <ClauseFields model={model} parts={parts} />
      <ClauseDraftText model={model} />
    </div>
  );
}
