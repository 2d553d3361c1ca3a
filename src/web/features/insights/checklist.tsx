import type { InsightSectionAnswer } from '#contract/insights.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './insight-page.module.css';
import type { ChecklistModel } from './use-checklist.ts';

interface ChecklistProps {
  readonly section: InsightSectionAnswer;
  readonly checklist: ChecklistModel;
}

/** The items of a checklist with a box each; who has no account has nothing to tick them with. */
export function Checklist({ section: { title, items }, checklist }: ChecklistProps) {
  return (
    <ul className={styles.items} aria-label={title}>
      {items.map((item) => (
        <li key={item.id}>
          <Checkbox
            state={item.isTicked}
            isDisabled={!checklist.canTick}
            onChange={() => checklist.tick([item.id], !item.isTicked)}
          >
            <span className={styles.words} dangerouslySetInnerHTML={{ __html: item.html }} />
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
