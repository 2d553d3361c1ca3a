import { Check, Plus } from 'lucide-react';
import { useKeptRows } from '#web/app/use-kept-rows.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './news-page.module.css';
import type { NewsModel } from './use-news.ts';

/** The publications that news comes from: what the list shows of them, and which are followed (TL-013, OP-88). */
export function NewsSources({ model }: { readonly model: NewsModel }) {
  const { sources, hasSourcesFailed, retrySources, state, show, followed, follow } = model;
  const rows = useKeptRows('sources', sources?.length, () => 5);
  const toggle = (title: string) => {
    const { sources: chosen } = state;
    show({ sources: chosen.includes(title) ? chosen.filter((one) => one !== title) : [...chosen, title] });
  };
  return (
    <section aria-labelledby="sources" className={styles.sources} data-screen>
      <h2 id="sources" className={styles.railTitle}>
        Sources
      </h2>
      {hasSourcesFailed ? <PartTrouble onRetry={retrySources} /> : null}
      <ul>
        {!sources && !hasSourcesFailed ? <Waiting rows={rows} /> : null}
        {sources?.map(({ id, title, count }) => (
          <li key={id} className={styles.source}>
            <Checkbox state={state.sources.includes(title)} onChange={() => toggle(title)}>
              <bdi>{title}</bdi> <span className={styles.count}>{formatNumber(count)}</span>
            </Checkbox>
            {followed ? (
              <FollowButton title={title} isFollowed={followed.includes(title)} onFollow={() => follow(title)} />
            ) : null}
          </li>
        ))}
      </ul>
      {state.sources.length > 0 ? (
        <Button kind="text" onClick={() => show({ sources: [] })}>
          Show all sources
        </Button>
      ) : null}
    </section>
  );
}

function Waiting({ rows }: { readonly rows: number }) {
  return Array.from({ length: rows }, (_, index) => index).map((row) => (
    <li key={row} className={styles.source}>
      <SkeletonLine width={`${45 + ((row * 17) % 25)}%`} />
    </li>
  ));
}

interface FollowButtonProps {
  readonly title: string;
  readonly isFollowed: boolean;
  readonly onFollow: () => void;
}

/** Its name says the same whether it is pressed or not, and has the word that is seen. */
function FollowButton({ title, isFollowed, onFollow }: FollowButtonProps) {
  return (
    <Button
      kind="ghost"
      className={styles.follow}
      aria-pressed={isFollowed}
      aria-label={`Follow ${title}`}
      onClick={onFollow}
    >
      {isFollowed ? <Check size="0.875rem" aria-hidden /> : <Plus size="0.875rem" aria-hidden />}
      Follow
    </Button>
  );
}
