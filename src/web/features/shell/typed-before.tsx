import { useEffect } from 'react';
import { useAccount } from '#web/app/account.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './typed-before.module.css';
import type { KeptTyped, Typed } from './typed-texts.ts';

interface TypedBeforeProps {
  readonly kept: KeptTyped;
  readonly onClose: () => void;
}

/** What was typed before the page was loaded again for a new version, or its reader was signed out. */
export function TypedBefore({ kept: { typed, owner }, onClose }: TypedBeforeProps) {
  const { account } = useAccount();
  const isOthers = account !== undefined && owner !== undefined && account.userId !== owner;
  useEffect(() => {
    if (isOthers) onClose();
  }, [isOthers, onClose]);
  if (owner !== undefined && (account === undefined || isOthers)) return null;
  const why = owner === undefined ? 'The page was loaded again in its newer version.' : 'You were signed out.';
  return (
    <Sheet title="What you had typed" place="centre" isOpen onClose={onClose}>
      <p>{why} This stood in the page; copy what you still need.</p>
      <dl className={styles.list}>
        {typed.map(({ field, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fields may say the same, and the list never changes
          <TypedText key={index} field={field} text={text} />
        ))}
      </dl>
    </Sheet>
  );
}

function TypedText({ field, text }: Typed) {
  const [isCopied, copy] = useCopy(`${field} was copied`);
  return (
    <div>
      <dt>
        {field}
        <Button aria-label={`Copy: ${field}`} onClick={() => copy(text)}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </dt>
      <dd dir="auto">{text}</dd>
    </div>
  );
}
