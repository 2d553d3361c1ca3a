import { useEffect, useMemo, useRef } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { notify } from '#web/app/notifications.ts';
import { describeLongPrint, type LongPrint } from './describe-long-print.ts';

/** How long the words stay, in milliseconds. */
const LONG_ENOUGH = 30_000;
/** Says to the style sheet that the words are printed in place of the text. */
const HINTED = 'printHint';

/**
 * Says before a very long text is printed that the browser may not manage it, and what does: the PDF that the server
 * makes. The keys open no print dialog the first time; printing by the browser's menu cannot be held up, so the words
 * are what it prints. Whoever prints once more prints the text all the same. Returns the words.
 */
export function usePrintHint(document: Pick<DocumentDetails, 'parts'>): LongPrint | undefined {
  const isSaid = useRef(false);
  const words = useMemo(() => describeLongPrint(document), [document]);
  useEffect(() => {
    if (!words) return;
    const root = window.document.documentElement;
    const say = (): boolean => {
      if (isSaid.current) return false;
      isSaid.current = true;
      notify({ type: 'information', ...words, autoCloseTimeout: LONG_ENOUGH });
      return true;
    };
    const abort = new AbortController();
    const { signal } = abort;
    const press = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';
      if (isPrint && say()) event.preventDefault();
    };
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('beforeprint', () => void (say() && (root.dataset[HINTED] = '')), { signal });
    window.addEventListener('afterprint', () => delete root.dataset[HINTED], { signal });
    return () => {
      abort.abort();
      delete root.dataset[HINTED];
    };
  }, [words]);
  return words;
}
