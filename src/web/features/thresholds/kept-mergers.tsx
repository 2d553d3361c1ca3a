import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { MergerCaseGlance } from '#contract/merger-cases.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { CASE_LIMITS } from '#domain/tools/desk/merger-case.ts';
import { deleteMergerCase, mergerCasesQuery } from '#web/api/thresholds.queries.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ROW, useRowFocus } from '#web/ui/use-row-focus.ts';
import { Written } from './party-list.tsx';
import { ShareSheet } from './share-sheet.tsx';
import styles from './thresholds.module.css';
import type { KeptMerger } from './use-kept-merger.ts';

/** The mergers that the reader keeps on the desk; keeping this one, under a name, is one press. */
export function KeptMergers({ kept }: { readonly kept: KeptMerger }) {
  const { isSignedIn, isKnown } = useAccount();
  if (!isKnown) return null;
  if (!isSignedIn) {
    return (
      <p className={styles.quiet}>
        Figures stay in this tab and are kept nowhere. With a personal account you can keep a merger on your desk.
      </p>
    );
  }
  return <Desk kept={kept} />;
}

function Desk({ kept }: { readonly kept: KeptMerger }) {
  const { data = [] } = useQuery(mergerCasesQuery());
  const rows = useRowFocus<HTMLElement>(data.length);
  return (
    <section className={styles.kept} aria-label="Your mergers" {...rows}>
      <div className={styles.keep} {...ROW}>
        <Written
          id="case-name"
          label="Name of this merger"
          most={CASE_LIMITS.name}
          value={kept.name}
          onChange={kept.setName}
        />
        <Button onClick={kept.keep} aria-disabled={kept.isBusy}>
          {kept.id === undefined ? 'Keep on my desk' : 'Keep the changes'}
        </Button>
        {kept.id === undefined ? null : (
          <>
            <ShareSheet kept={kept} />
            <Button kind="ghost" onClick={kept.startNew}>
              Begin another
            </Button>
          </>
        )}
      </div>
      <p className={styles.quiet}>
        {kept.id === undefined
          ? 'Nothing is kept before you say so; then name, parties, figures and rates are kept for you alone.'
          : kept.isShared
            ? 'Kept on your desk. Whoever has its address sees it as you keep it.'
            : 'Kept on your desk, for you alone.'}
      </p>
      <List kept={kept} mergers={data} />
    </section>
  );
}

interface ListProps {
  readonly kept: KeptMerger;
  readonly mergers: readonly MergerCaseGlance[];
}

function List({ kept, mergers }: ListProps) {
  const queries = useQueryClient();
  if (mergers.length === 0) return null;
  const remove = ({ id, name }: MergerCaseGlance) =>
    attempt('The merger could not be removed', async () => {
      await deleteMergerCase(queries, id);
      kept.forget(id);
      offerUndo(queries, `“${name}” was removed from your desk`, [id]);
    });
  return (
    <Disclosure title="Kept mergers" note={String(mergers.length)} isOpenAtFirst={false}>
      <ul className={styles.cases}>
        {mergers.map((one) => (
          <li key={one.id} {...ROW}>
            <Button kind="text" onClick={() => void kept.open(one.id)}>
              {one.name}
            </Button>
            <span className={styles.quiet}>
              {one.parties.join(', ')} · {one.places === 1 ? '1 place' : `${one.places} places`} · changed{' '}
              {formatDate(one.changedAt.slice(0, 10))}
              {one.isShared ? ' · shared' : ''}
            </span>
            <Button kind="icon" aria-label={`Remove ${one.name}`} onClick={() => void remove(one)}>
              <X size="1rem" aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
