import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTypeset } from '#web/app/use-typeset.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopy } from '#web/app/use-copy.ts';
import styles from './note-box.module.css';
import type { Notes } from './use-notes.ts';

/** The note that is open, beside its mark; Escape or a click elsewhere closes it. */
export function NoteBox({ notes }: { readonly notes: Notes }) {
  const { note, box } = notes;
  const text = useRef<HTMLDivElement>(null);
  useTypeset(text, note?.language);
  const [isCopied, copy] = useCopy('Footnote copied');
  return (
    <dialog ref={box} popover="auto" tabIndex={-1} aria-label={`Footnote ${note?.mark ?? ''}`} className={styles.box}>
      {note ? (
        <>
          <div className={styles.head}>
            <span>Footnote {note.mark}</span>
            <Button kind="ghost" onClick={() => copy(note.text)}>
              {isCopied ? <Check size="1rem" aria-hidden /> : <Copy size="1rem" aria-hidden />}
              {isCopied ? 'Copied' : 'Copy'}
            </Button>
          </div>
          <div ref={text} dir="auto" className={styles.text} dangerouslySetInnerHTML={{ __html: note.html }} />
        </>
      ) : null}
    </dialog>
  );
}
