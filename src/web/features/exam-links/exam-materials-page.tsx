import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/call.ts';
import type { listExamMaterials } from '#contract/outside-links.ts';
import { toApiError } from '#web/api/api-error.ts';
import { examMaterialsQuery } from '#web/api/outside-links.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import listing from '#web/ui/listing.module.css';
import { ExamPapers } from './exam-papers.tsx';
import { CheckedNote, LinkGroups } from './link-groups.tsx';
import styles from './outside-links.module.css';

type Materials = CallAnswer<typeof listExamMaterials>;

/** `/eqe-materials`: papers of the European qualifying examination and what they ask for (SH-194, OP-47). */
export function ExamMaterialsPage() {
  const { data, error, refetch } = useQuery(examMaterialsQuery());
  return (
    <Page>
      <Awaited data={data} trouble={error && toApiError(error)} onRetry={() => void refetch()}>
        {(materials) => (
          <>
            <h1 className={intro.title}>EQE materials</h1>
            <p className={intro.lead}>
              Papers of the European qualifying examination by year and paper, with the reports on them, the syllabus,
              and the treaty texts that candidates need. Papers and reports are read where their publishers have them.
            </p>
            <ExamPapers papers={materials.papers} />
            <Texts materials={materials} />
            <div className={styles.groups}>
              <LinkGroups groups={materials.groups} />
            </div>
            <CheckedNote groups={materials.groups} />
          </>
        )}
      </Awaited>
    </Page>
  );
}

function Texts({ materials: { notes, treaties } }: { readonly materials: Materials }) {
  return (
    <section className={styles.texts} aria-labelledby="exam-texts">
      <h2 id="exam-texts">Treaty texts and study notes in this library</h2>
      {treaties.length === 0 && notes === null ? (
        <p className={listing.none}>None that your subscription opens.</p>
      ) : (
        <ul>
          {treaties.map(({ name, count, url }) => (
            <li key={name}>
              <AppLink href={url}>{name}</AppLink>
              <span className={styles.meta}>{formatCount(count, 'article')}</span>
            </li>
          ))}
          {notes === null ? null : (
            <li>
              <AppLink href={notes.url}>{notes.name}</AppLink>
              <span className={styles.meta}>{formatNumber(notes.count)}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
