import { Rss } from 'lucide-react';
import { useId } from 'react';
import type { SearchAlert } from '#web/api/search-alerts.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/app/live-region.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useCopy } from '#web/app/use-copy.ts';
import styles from './feed-box.module.css';

interface FeedBoxProps {
  readonly alert: SearchAlert;
  readonly onRenew: () => Promise<boolean>;
}

/** The address of an alert's feed, to be copied into a feed reader or given up for another. */
export function FeedBox({ alert, onRenew }: FeedBoxProps) {
  const [isCopied, copy] = useCopy('The feed address was copied');
  const address = `${window.location.origin}${alert.feed}`;
  const renew = async () => {
    if (await onRenew()) announce('The feed has a new address; the former one has ended.');
  };
  return (
    <Popover
      label={`Feed of ${alert.title}`}
      width="text"
      renderTrigger={(properties) => (
        <Button kind="text" {...properties}>
          <Rss size="0.875rem" aria-hidden /> Feed<span className="visually-hidden"> of {alert.title}</span>
        </Button>
      )}
    >
      {() => (
        <div className={styles.box}>
          <FeedAddress address={address} isCopied={isCopied} onCopy={() => copy(address)} />
          <p className={styles.hint}>
            Paste it into a feed reader (Atom). Whoever has the address can see the titles of new matches, so treat it
            like a password. If it got into the wrong hands, give the feed a new one.
          </p>
          <Button kind="text" onClick={() => void renew()}>
            Give it a new address
          </Button>
        </div>
      )}
    </Popover>
  );
}

interface FeedAddressProps {
  readonly address: string;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

function FeedAddress({ address, isCopied, onCopy }: FeedAddressProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Feed address
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.address}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={onCopy}>{isCopied ? 'Copied' : 'Copy'}</Button>
      </div>
    </>
  );
}
