import { X } from 'lucide-react';
import { useId } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { pluralOf, type ComparisonChoice } from '#domain/comparison/comparison-choice.ts';
import { Button } from '#web/ui/button.tsx';
import pill from '#web/ui/pill.module.css';
import styles from './chosen-bar.module.css';

interface ChosenBarProps {
  readonly landing: ComparisonLanding;
  readonly choice: ComparisonChoice;
  /** What a press could not do, in words. */
  readonly told: string;
  readonly onRemoveTopic: (id: string) => void;
  readonly onRemovePlace: (id: string) => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
}

/** What is chosen, each with a way to take it back, and the way on once there are topics and places; always in sight. */
export function ChosenBar({ landing, choice, told, ...act }: ChosenBarProps) {
  const { topics, places } = choice;
  const { topicTree, jurisdictions, limits, topicTitle, jurisdictionOrOrganizationTitle: placeTitle } = landing;
  return (
    <section className={styles.bar} aria-label="Your choice">
      <div className={styles.chosen}>
        <Chosen
          title={pluralOf(topicTitle)}
          most={limits.topics}
          items={topics.map((id) => ({ id, name: topicTree.find((one) => one.topicId === id)?.description ?? id }))}
          onRemove={act.onRemoveTopic}
        />
        <Chosen
          title={pluralOf(placeTitle)}
          most={limits.jurisdictions}
          items={places.map((id) => ({ id, name: jurisdictions.find((one) => one.id === id)?.name ?? id }))}
          onRemove={act.onRemovePlace}
        />
      </div>
      <Act {...{ landing, choice, told, ...act }} />
    </section>
  );
}

function Act({ landing, choice, told, onClear, onCompare }: Omit<ChosenBarProps, 'onRemoveTopic' | 'onRemovePlace'>) {
  const { topics, places } = choice;
  const { topicTitle, jurisdictionOrOrganizationTitle: placeTitle } = landing;
  const hint = useId();
  const lacking = [topics.length === 0 ? topicTitle : '', places.length === 0 ? placeTitle : ''].filter(Boolean);
  return (
    <div className={styles.act}>
      <output className={styles.told}>
        <span id={hint}>
          {told === '' && lacking.length > 0
            ? `Choose a ${lacking.map((title) => title.toLowerCase()).join(' and a ')} to compare.`
            : told}
        </span>
      </output>
      {topics.length + places.length > 0 ? (
        <Button kind="ghost" onClick={onClear}>
          Clear
        </Button>
      ) : null}
      <Button
        kind="default"
        aria-disabled={lacking.length > 0}
        aria-describedby={hint}
        onClick={lacking.length > 0 ? undefined : onCompare}
      >
        Compare
      </Button>
    </div>
  );
}

interface ChosenProps {
  readonly title: string;
  readonly most: number;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly onRemove: (id: string) => void;
}

function Chosen({ title, most, items, onRemove }: ChosenProps) {
  return (
    <div className={styles.kind}>
      <span className={styles.title}>
        {title} <span className={styles.count}>{`${items.length} of ${most}`}</span>
      </span>
      <ul className={pill.pills} aria-label={`${title}: chosen`} data-focus-group>
        {items.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={pill.pill} aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
              <span dir="auto">{name}</span>
              <X size="0.875rem" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
