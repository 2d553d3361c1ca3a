import { Link2, Quote, Search } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { cite } from '#domain/citing/cite.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './citing.module.css';
import { copyBoth, writeCitedHtml } from '#web/app/copy-cited.ts';
import type { SelectedPassage } from './use-passage.ts';
import { useStyle } from '#web/app/use-style.ts';

export interface PassageBarProps {
  readonly work: CitedWork;
  readonly version: number;
  readonly passage: SelectedPassage;
}

/** So many words are looked for as they stand; of more the beginning. */
const SEARCHED = 12;

/** Over what is selected in a text: copy it with its citation, copy its address, look for its words (OP-198). */
export function PassageBar({ work, version, passage: { words, from, pinpoint, top, left } }: PassageBarProps) {
  const [style] = useStyle();
  const router = useRouter();
  const [isCopied, copy] = useCopy('Copied with citation');
  const [isLinkCopied, copyLink] = useCopy('Link copied');
  const address = `${location.origin}${location.pathname}?v=${version}#${from}`;
  const copyCited = () => {
    const runs = cite(pinpoint === undefined ? work : { ...work, pinpoint }, style);
    const paragraphs = words.split(/\n+/u).map((line) => `<p>${escapeHtml(line)}</p>`);
    const html = `${paragraphs.join('')}<p>${writeCitedHtml(runs, address)}</p>`;
    copy(() => copyBoth(`${words}\n\n${writePlain(runs)}\n${address}`, html));
  };
  useShortcuts({ c: copyCited });
  const search = () => void router.navigate({ href: `/search?q=${encodeURIComponent(quote(words))}` });
  return (
    // A press must not undo the selection that it is about.
    <div
      className={styles.bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Selected words"
      style={{ top, left }}
      data-of-page
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Button kind="ghost" onClick={copyCited} aria-keyshortcuts="c">
        <Quote size="1rem" aria-hidden /> {isCopied ? 'Copied' : 'Copy with citation'}
      </Button>
      <Button kind="ghost" onClick={() => copyLink(address)}>
        <Link2 size="1rem" aria-hidden /> {isLinkCopied ? 'Copied' : 'Copy link'}
      </Button>
      <Button kind="ghost" onClick={search}>
        <Search size="1rem" aria-hidden /> Search for this
      </Button>
    </div>
  );
}

/** The words as a phrase. */
function quote(words: string): string {
  const listed = words.replaceAll(/["“”]/gu, ' ').split(/\s+/u).filter(Boolean);
  return `"${listed.slice(0, SEARCHED).join(' ')}"`;
}
