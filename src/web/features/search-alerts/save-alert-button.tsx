import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AlertDraft } from '#web/api/search-alerts.ts';
import { useAccount } from '#web/api/account.ts';
import { resolveAddress } from '#web/api/edition-routes.ts';
import { useEditionView } from '#web/api/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './save-alert-button.module.css';

const SaveAlertDialog = lazy(() =>
  import('./save-alert-dialog.tsx').then(
    ({ SaveAlertDialog: dialog }) => ({ default: dialog }),
    () => ({ default: NotLoaded }),
  ),
);

interface SaveAlertButtonProps {
  /** The search of the page in the reader's words; undefined where nothing was looked for. */
  readonly draft: AlertDraft | undefined;
  /** The sign-in page, which leads back here. */
  readonly signIn: string;
}

/** Above the results: makes an alert of the search. Not there for those whose subscription has no alerts. */
export function SaveAlertButton({ draft, signIn }: SaveAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { codes } = useAccount();
  const view = useEditionView();
  if (!draft || resolveAddress(view, codes, '/alerts', '').kind !== 'page') return null;
  return (
    <>
      <Button kind="ghost" aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(true)}>
        <BellPlus size={16} aria-hidden /> <span className={styles.word}>Save as alert</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SaveAlertDialog draft={draft} signIn={signIn} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function NotLoaded({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet title="Save as alert" place="centre" isOpen onClose={onClose}>
      <p>This part of the page could not be loaded. Reload the page and try again.</p>
    </Sheet>
  );
}
