import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { useAccount } from '#web/app/account.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { useRowFocus } from '#web/ui/use-row-focus.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './favorites-page.module.css';
import { ManualList } from './manual-list.tsx';
import { ManualTools } from './manual-tools.tsx';
import { useManualFavorites, type ManualModel } from './use-manual-favorites.ts';

/** What the reader has starred in the manual (OP-125). `signIn` is the page that leads back here. */
export function ManualFavoritesPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <PageHead
        title="Favorites in Manual IP"
        lead={
          <>
            The chapters and searches of the manual that you starred. All of them, in folders, are on{' '}
            <AppLink href="/favorites">Favorites</AppLink>. What you remove lies in the{' '}
            <AppLink href="/favorites?folder=trash">trash</AppLink> for {TRASH_DAYS} days.
          </>
        }
      />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>An account keeps your favorites and says what changed.</AccountNeeded>
      ) : (
        <ManualFavorites />
      )}
    </Page>
  );
}

function ManualFavorites() {
  const model = useManualFavorites();
  const rows = useRowFocus<HTMLElement>(model.rows?.length);
  if (model.error) return <PartTrouble error={model.error} onRetry={model.retry} />;
  return (
    <section aria-label="Favorites in Manual IP" className={styles.main} tabIndex={-1} {...rows}>
      <Tabs model={model} />
      <ManualTools model={model} />
      <Content model={model} />
    </section>
  );
}

const TABS = [
  { tab: 'Document', name: 'Documents' },
  { tab: 'Search', name: 'Searches' },
] as const;

function Tabs({ model: { state, change, counts } }: { readonly model: ManualModel }) {
  return (
    <fieldset aria-label="Kind of favorites" className={styles.tabs}>
      {TABS.map(({ tab, name }) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-pressed={state.tab === tab}
          onClick={() => change({ tab })}
        >
          {name} ({counts[tab] ?? '…'})
        </button>
      ))}
    </fieldset>
  );
}

function Content({ model }: { readonly model: ManualModel }) {
  const { rows, isNarrowed, state } = model;
  if (!rows) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        {[60, 44, 52].map((width) => (
          <p key={width}>
            <SkeletonLine width={`${width}%`} />
          </p>
        ))}
      </div>
    );
  }
  if (rows.length > 0) return <ManualList model={model} rows={rows} />;
  return (
    <Message title={isNarrowed ? 'Nothing matches' : 'Nothing here yet'}>
      <p>{isNarrowed ? 'Choose fewer filters.' : EMPTY[state.tab]}</p>
    </Message>
  );
}

const EMPTY = {
  Document: 'A press on the star beside a chapter of the manual keeps it here.',
  Search: 'Searches of the manual that you star are kept here.',
} as const;
