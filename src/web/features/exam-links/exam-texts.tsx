import type { EXAM_PAPERS } from '#collections/exam-papers.ts';
import type { ListAnswer } from '#contract/collection.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { CheckedNote, LinkGroups } from './link-groups.tsx';
import styles from './outside-links.module.css';

type Materials = ListAnswer<typeof EXAM_PAPERS>;

/** What the papers of the European qualifying examination ask for: texts of this library, and links elsewhere (SH-194, OP-47). */
export function ExamTexts({ answer }: { readonly answer: Readonly<Record<string, unknown>> | undefined }) {
  if (!answer) return null;
  const { groups, ...texts } = answer as Materials;
  return (
    <>
      <Texts {...texts} />
      <div className={styles.groups}>
        <LinkGroups groups={groups} />
      </div>
      <CheckedNote groups={groups} />
    </>
  );
}

function Texts({ notes, treaties }: Pick<Materials, 'notes' | 'treaties'>) {
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
