import { useState } from 'react';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { KeptMerger } from './use-kept-merger.ts';
import styles from './thresholds.module.css';

/** Says what is shared before it is, gives the address, and ends it. */
// Long because: most of it are the words of the sheet.
export function ShareSheet({ kept }: { readonly kept: KeptMerger }) {
  const [isOpen, setOpen] = useState(false);
  const [isCopied, copy] = useCopy('Address copied');
  const address = kept.share === null ? '' : `${window.location.origin}${kept.share}`;
  const buttons = kept.isShared ? (
    <>
      <Button onClick={() => kept.setShared(false)} aria-disabled={kept.isBusy}>
        End sharing
      </Button>
      <Button kind="default" onClick={() => copy(address)}>
        {isCopied ? 'Copied' : 'Copy the address'}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={() => setOpen(false)} data-autofocus>
        Keep it to myself
      </Button>
      <Button kind="default" onClick={() => kept.setShared(true)} aria-disabled={kept.isBusy}>
        Make an address
      </Button>
    </>
  );
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {kept.isShared ? 'Shared …' : 'Share …'}
      </Button>
      <Sheet title="Share this merger" place="centre" isOpen={isOpen} onClose={() => setOpen(false)} footer={buttons}>
        <div className={styles.share}>
          <p>
            Whoever is signed in to this library, has the calculator and knows the address sees: the name of the merger,
            its parties, every figure, rate and fact of the case that you keep, and the results. They cannot change it;
            they can copy it to their own desk. Your name is not shown.
          </p>
          <p>
            They see it as you keep it, also what you keep later. The address stands until you end it, or remove the
            merger; a copy that somebody made stays theirs.
          </p>
          {kept.isShared ? (
            <label className={styles.field}>
              Address
              <input type="text" readOnly value={address} onFocus={(event) => event.target.select()} />
            </label>
          ) : null}
        </div>
      </Sheet>
    </>
  );
}
