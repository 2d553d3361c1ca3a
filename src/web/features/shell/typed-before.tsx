import { useCopy } from '#web/app/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './typed-before.module.css';
import type { Typed } from './typed-texts.ts';

/** What was typed before the page was loaded again for a new version. */
export function TypedBefore({ typed, onClose }: { readonly typed: readonly Typed[]; readonly onClose: () => void }) {
  return (
    <Sheet title="What you had typed" place="centre" isOpen onClose={onClose}>
      <p>The page was loaded again in its newer version. This stood in it; copy what you still need.</p>
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
