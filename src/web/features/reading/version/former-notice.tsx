import type { DocumentDetails } from '#contract/document.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './former-notice.module.css';

interface FormerNoticeProps {
  readonly document: DocumentDetails;
  /** The day on which the text was in force, where that was asked for. */
  readonly day: string | undefined;
  /** Where the newest version is read. */
  readonly newest: string;
}

/** Says over a former version that it is one, and leads to the newest; nothing over the newest. */
export function FormerNotice({ document, day, newest }: FormerNoticeProps) {
  const { version, versions } = document;
  const replacedAt = versions.find((one) => one.version === version)?.replacedAt;
  if (!replacedAt) return null;
  return (
    <aside className={styles.notice} aria-label="Former version">
      <p>
        {day
          ? `This is the text as in force on ${formatDate(day)}.`
          : document.inForceFrom
            ? 'This is a former state of the law.'
            : `This is a former version, replaced on ${formatDate(replacedAt)}.`}{' '}
        Search marks stand in the newest version only.
      </p>
      <AppLink href={newest}>Read the newest version</AppLink>
    </aside>
  );
}
