import { presentTextAddress } from '#domain/document/text-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { PublicationDetail } from '#contract/publication.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './lost-chapters.module.css';

interface LostChaptersProps {
  /** Of the publication. */
  readonly id: string;
  /** Ids of the address that the contents do not have. */
  readonly lost: readonly string[];
  readonly former: PublicationDetail['formerNodes'];
  readonly versions: DocumentDetails['versions'];
}

/** Says of chapters that an address chooses and the contents no longer have where they stand; nothing of any other address (OP-119). */
export function LostChapters({ id, lost, former, versions }: LostChaptersProps) {
  if (lost.length === 0) return null;
  const left = former.filter((node) => lost.includes(node.id));
  const unknown = lost.length - left.length;
  return (
    <div className={styles.lost}>
      {left.map(({ id: node, label, removedAt }) => {
        const last = versions.findLast(({ replacedAt }) => replacedAt !== null && replacedAt >= removedAt);
        return (
          <p key={node}>
            “{label}” left the contents on {formatDate(removedAt.slice(0, 10))}.{' '}
            {last?.isKept ? (
              <AppLink href={`${presentTextAddress({ id })}?v=${last.version}`}>
                Contents of version {last.version}
              </AppLink>
            ) : null}
          </p>
        );
      })}
      {unknown > 0 ? (
        <p>
          {unknown === 1 ? 'A chapter' : `${unknown} chapters`} that this address chooses {unknown === 1 ? 'is' : 'are'}{' '}
          not in these contents.
        </p>
      ) : null}
    </div>
  );
}
