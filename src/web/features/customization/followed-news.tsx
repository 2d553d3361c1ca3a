import type { NewsPublication } from '#contract/news.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './customize-page.module.css';

interface FollowedNewsProps {
  readonly sources: readonly NewsPublication[];
  /** Titles. */
  readonly followed: readonly string[];
  readonly onKeep: (titles: readonly string[]) => Promise<void>;
}

/** The publications that news comes from, to be followed or not. */
export function FollowedNews({ sources, followed, onKeep }: FollowedNewsProps) {
  if (sources.length === 0) {
    return (
      <Message title="No news yet">
        <p>The library has no news in your subscription.</p>
      </Message>
    );
  }
  const toggle = (title: string) =>
    void onKeep(followed.includes(title) ? followed.filter((one) => one !== title) : [...followed, title]);
  return (
    <ul>
      {sources.map(({ id, title, description, count }) => (
        <li key={id} className={styles.source}>
          <Checkbox state={followed.includes(title)} onChange={() => toggle(title)}>
            <bdi>{title}</bdi> <span className={styles.soft}>{formatCount(count, 'item')}</span>
          </Checkbox>
          {description ? <p className={styles.about}>{description}</p> : null}
        </li>
      ))}
    </ul>
  );
}
