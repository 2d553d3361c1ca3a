import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { comparisonNotesQuery } from '#web/api/comparison-notes.ts';
import { useAccount } from '#web/app/account.ts';
import { isPlainClick } from '#web/ui/app-link.tsx';
import type { Matrix as MatrixModel } from './build-matrix.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import { MatrixBody } from './matrix-body.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { PlaceSwitch } from './place-switch.tsx';
import type { ComparisonAddress } from './use-comparison-address.ts';
import { useColumnTools } from './use-column-tools.ts';
import styles from './matrix.module.css';

interface MatrixProps {
  readonly landing: ComparisonLanding;
  readonly address: ComparisonAddress;
  readonly matrix: MatrixModel;
  readonly parts: ComparisonParts;
  readonly isBusy: boolean;
}

/**
 * Topics as rows, places as columns (TL-046): a table that moves in its own box, with its heads in sight; on a phone one
 * place at a time. All of it is in the page, so that the browser finds every word.
 */
// Long because: it is one piece of markup, a table with its heads and rows.
export function Matrix({ landing, address, matrix, parts, isBusy }: MatrixProps) {
  const { columns, rows, pinned } = matrix;
  const notes = useNotes(landing.slug, address);
  const { publicationTitle, topicTitle, jurisdictionOrOrganizationTitle: placeTitle } = landing;
  const [wanted, want] = useState('');
  const shown = columns.find(({ id }) => id === wanted) ?? columns[0];
  const head = useRef<HTMLTableRowElement>(null);
  const toolsOf = useColumnTools(matrix, address, head);
  const follow = useFollow();
  const removeRow = useCallback(
    (id: string) => address.go({ topics: address.state.topics.filter((topic) => topic !== id) }),
    [address],
  );
  return (
    <>
      <PlaceSwitch columns={columns} shown={shown?.id ?? ''} title={placeTitle} onShow={want} />
      {/* A box that can move sideways has to be reached by keyboard; links in it are followed where they stand. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <section
        className={styles.region}
        aria-label={`${publicationTitle}, side by side`}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={{ '--columns': columns.length + (notes ? 1 : 0), '--pinned': pinned } as CSSProperties}
        onClick={follow}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">
            {publicationTitle}: {placeTitle} by {topicTitle}
          </caption>
          <thead>
            <tr ref={head}>
              <th scope="col" className={styles.corner}>
                {topicTitle}
              </th>
              {columns.map((column, at) => (
                <MatrixHead
                  key={column.id}
                  {...{ column, at, landing }}
                  isShown={column === shown}
                  tools={toolsOf(column, at)}
                />
              ))}
              {notes ? (
                <th scope="col" className={styles.column}>
                  <div className={styles.headLine}>
                    <span className={styles.name}>Your notes</span>
                  </div>
                  <p className={styles.facts}>Nobody else sees them.</p>
                </th>
              ) : null}
            </tr>
          </thead>
          <MatrixBody
            {...{ matrix, placeTitle, notes, Facts: parts.Facts }}
            wantsMarks={address.state.differences}
            shown={shown?.id ?? ''}
            onRemove={rows.length > 1 ? removeRow : undefined}
            slug={landing.slug}
          />
        </table>
      </section>
    </>
  );
}

/** The reader's own notes by topic, where they are wanted; undefined where they have no column. */
function useNotes(slug: string, { state: { notes } }: ComparisonAddress): ReadonlyMap<string, string> | undefined {
  const { isSignedIn } = useAccount();
  const isWanted = notes && isSignedIn;
  const { data = NO_NOTES } = useQuery(comparisonNotesQuery(slug, isWanted));
  return isWanted ? data : undefined;
}

const NO_NOTES: ReadonlyMap<string, string> = new Map();

/** Links of answers lead on without loading the page anew. */
function useFollow(): (event: MouseEvent<HTMLElement>) => void {
  const { navigate } = useRouter();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (event.defaultPrevented || !link || !href?.startsWith('/') || link.target || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate({ href });
    },
    [navigate],
  );
}
