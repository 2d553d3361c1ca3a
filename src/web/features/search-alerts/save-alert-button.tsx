import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import type { AlertDraft } from '#web/api/search-alerts.ts';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './save-alert-button.module.css';

const SaveAlertDialog = createLazyPart(async () => (await import('./save-alert-dialog.tsx')).SaveAlertDialog, {
  failed: ({ onClose }, onRetry) => (
    <Sheet title="Save as alert" place="centre" isOpen onClose={onClose}>
      <PartTrouble onRetry={onRetry} />
    </Sheet>
  ),
});

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
        <BellPlus size="1rem" aria-hidden />{' '}
        <span className={styles.word}>
          <span className="visually-hidden">Save as </span>alert
        </span>
      </Button>
      {isOpen ? <SaveAlertDialog draft={draft} signIn={signIn} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
