import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { PublicationDetail } from '#contract/publication.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { quoteTerm } from './describe-results.ts';
import styles from './lost-chapters.module.css';
import type { ChapterSearch } from './use-chapter-search.ts';

interface LostChaptersProps {
  /** Of the publication. */
  readonly id: string;
  readonly search: ChapterSearch;
  readonly former: PublicationDetail['formerNodes'];
  readonly versions: DocumentDetails['versions'];
}

/** Says of chapters that an address chooses and the contents no longer have where they stand; nothing of any other address (OP-119). */
export function LostChapters({ id, search, former, versions }: LostChaptersProps) {
  const { lost } = search;
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
            {last?.isKept && last.isOpen ? (
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
          not in these contents (any more).
        </p>
      ) : null}
      <Unsearched search={search} />
    </div>
  );
}

/** Where all chapters of a search are gone: that it did not take place, and how it can. */
function Unsearched({ search: { asked, chosen, choosable, tickAll } }: Pick<LostChaptersProps, 'search'>) {
  if (asked === '' || chosen > 0) return null;
  return (
    <p className={styles.unsearched}>
      Nothing was searched for {quoteTerm(asked)}.
      {choosable > 0 ? (
        <Button kind="text" onClick={tickAll}>
          Search the whole work
        </Button>
      ) : null}
    </p>
  );
}
