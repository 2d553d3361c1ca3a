import { CircleCheck, CircleHelp, FileText, Send, Mail } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { RESULT_WORDS, type ResultKind } from './say-result.ts';
import styles from './results.module.css';

const ICONS = { filing: Send, voluntary: Mail, none: CircleCheck, open: CircleHelp, read: FileText } as const;

/** What a place comes to, as an icon and in words. */
export function ResultMark({ kind }: { readonly kind: ResultKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={classNames(styles.mark, styles[kind])}>
      <Icon size="1rem" aria-hidden /> {RESULT_WORDS[kind]}
    </span>
  );
}
