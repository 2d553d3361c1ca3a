import { ChevronRight } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { TocItem } from '#contract/document.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { isPlainClick } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import { afterPaint } from '#web/ui/after-paint.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import type { OpenAnchor } from '../text/use-anchor.ts';
import styles from './contents-list.module.css';
import { areLong, findStretch, listFound, listUnfolded, STEP } from './unfold-contents.ts';

export interface ContentsListProps {
  readonly items: readonly TocItem[];
  /** Index of the entry that is being read. */
  readonly current: number;
  /** Matches under each entry. */
  readonly matches: readonly number[];
  readonly onOpen: OpenAnchor;
}

/** Dots drawn for matches at most; the number is said in words. */
const DOTS = 3;

/**
 * The contents beside the text: where the reader is, and where the matches are. Those of a long text have a thousand
 * entries, so each is drawn again only where it changes.
 */
export const ContentsList = memo(function ContentsList({ items, current, matches, onOpen }: ContentsListProps) {
  const list = useRef<HTMLOListElement>(null);
  const top = useMemo(() => items.reduce((least, { level }) => Math.min(least, level), Infinity), [items]);
  const isLong = areLong(items);
  const [sought, setSought] = useState('');
  const words = useDeferredValue(sought.trim());
  const [more, setMore] = useState({ words, before: 0, after: 0 });
  if (more.words !== words) setMore({ words, before: 0, after: 0 });
  const shown = useMemo(() => {
    if (words !== '') return listFound(items, words);
    return isLong ? listUnfolded(items, current) : items.map((_item, index) => index);
  }, [items, current, words, isLong]);
  const field = isLong ? <FindField label="Find in the contents" value={sought} onChange={setSought} /> : null;
  const isNone = words !== '' && shown.length === 0;
  const { from, to } = findStretch(shown, words === '' ? current : undefined, more);
  useInView(list, current, shown.length > 0);
  return (
    <>
      {field}
      {isNone ? <output className={styles.none}>No heading has these words.</output> : null}
      <More count={from} what="earlier" onShow={() => setMore({ ...more, before: more.before + 1 })} />
      <ol ref={list} className={styles.list}>
        {shown.slice(from, to).map((index, at) => {
          const item = items[index];
          if (!item) return null;
          const depth = Math.min(item.level - top, 3);
          const isCurrent = index === current;
          const isFolded = shown[from + at + 1] !== index + 1 && (items[index + 1]?.level ?? 0) > item.level;
          const entry = { item, index, depth, isCurrent, isFolded, onOpen };
          return <Entry key={item.id} {...entry} matches={matches[index] ?? 0} />;
        })}
      </ol>
      <More count={shown.length - to} what="more" onShow={() => setMore({ ...more, after: more.after + 1 })} />
    </>
  );
});

interface MoreProps {
  /** Entries that are not drawn. */
  readonly count: number;
  readonly what: string;
  readonly onShow: () => void;
}

/** Draws more of a long list; nothing where all of it is there. */
function More({ count, what, onShow }: MoreProps) {
  if (count === 0) return null;
  return (
    <div className={styles.rest} data-focus-group>
      <Button kind="text" onClick={onShow}>
        {count > STEP ? `Show ${STEP} of ${formatNumber(count)} ${what}` : `Show ${count} ${what}`}
      </Button>
    </div>
  );
}

interface EntryProps extends Pick<ContentsListProps, 'onOpen'> {
  readonly item: TocItem;
  readonly index: number;
  /** Below the outermost entries; from 0. */
  readonly depth: number;
  readonly isCurrent: boolean;
  /** Whether more lies below it that is not drawn. */
  readonly isFolded: boolean;
  readonly matches: number;
}

const Entry = memo(function Entry({ item, index, depth, isCurrent, isFolded, matches, onOpen }: EntryProps) {
  const label = useRef<HTMLSpanElement>(null);
  useTypeset(label, undefined);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(item.id, item.address);
  };
  return (
    <li>
      <a
        href={`#${item.address ?? item.id}`}
        className={classNames(styles.entry, styles[`depth${depth}`])}
        data-index={index}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={open}
      >
        <span ref={label} dir="auto">
          {item.label}
        </span>
        {isFolded ? (
          <span className={styles.more} title="More lies below">
            <ChevronRight size="0.875rem" aria-hidden />
            <span className="visually-hidden">, more lies below</span>
          </span>
        ) : null}
        {matches > 0 ? (
          <span className={styles.dots} title={formatCount(matches, 'match', 'matches')}>
            <span aria-hidden>{'•'.repeat(Math.min(matches, DOTS))}</span>
            <span className="visually-hidden">, {formatCount(matches, 'match', 'matches')}</span>
          </span>
        ) : null}
      </a>
    </li>
  );
});

/** Keeps the entry of this index in view, from when entries are drawn. */
function useInView(list: RefObject<HTMLElement | null>, index: number, isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    // Where things stand is known then; asking before would have the browser lay out the whole page at once.
    return afterPaint(() => {
      const entry = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      const box = list.current?.closest<HTMLElement>('[data-scrolls]');
      if (!entry || !box) return;
      const offset = entry.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (offset < 40 || offset > box.clientHeight - 60) box.scrollTop += offset - box.clientHeight / 3;
    });
  }, [list, index, isDrawn]);
}
