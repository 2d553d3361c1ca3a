import { useState } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { addToChoice, sayLimit, type ComparisonChoice } from '#domain/comparison/comparison-choice.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import type { ChoiceProps } from './choice-props.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { TopicChoice } from './topic-choice.tsx';
import type { ComparisonAddress } from './use-comparison-address.ts';
import styles from './chooser.module.css';

interface ChooserProps {
  readonly landing: ComparisonLanding;
  readonly address: ComparisonAddress;
  readonly choice: ComparisonChoice;
}

/** Topics and places are chosen from a tree and from groups; the address keeps them (TL-044, TL-045). */
export function Chooser(props: ChooserProps) {
  const { landing, address, choice } = props;
  const { limits, topicTitle, jurisdictionOrOrganizationTitle: placeTitle } = landing;
  const [told, tell] = useState('');
  const topics = listChoice(props, tell, 'topics', limits.topics, topicTitle);
  const places = listChoice(props, tell, 'places', limits.jurisdictions, placeTitle);
  return (
    <>
      <div className={styles.lists}>
        <TopicChoice {...topics} />
        <PlaceChoice {...places} />
      </div>
      <ChosenBar
        {...{ landing, choice, told }}
        onRemoveTopic={topics.onToggle}
        onRemovePlace={places.onToggle}
        onClear={() => address.go({ topics: [], places: [], pinned: [], isChoosing: false }, false)}
        onCompare={() => address.go({ ...pick(choice), isChoosing: false })}
      />
    </>
  );
}

/** One of the two lists: presses change the address, and what a press cannot do is told. */
function listChoice(
  { landing, address, choice }: ChooserProps,
  tell: (words: string) => void,
  kind: 'topics' | 'places',
  most: number,
  title: string,
): ChoiceProps {
  const chosen = choice[kind];
  const choose = (next: readonly string[], words = '') => {
    tell(words);
    address.go({ ...pick(choice), [kind]: next, isChoosing: true }, false);
  };
  return {
    landing,
    chosen,
    onToggle: (id) => {
      if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
      else if (chosen.length >= most) tell(`${sayLimit(most, title)} Remove one to choose another.`);
      else choose([...chosen, id]);
    },
    onAddAll: (ids, what) => {
      const { chosen: next, left } = addToChoice(chosen, ids, most);
      choose(next, left === 0 ? '' : `${sayLimit(most, title)} ${formatNumber(left)} of ${what} found no room.`);
    },
  };
}

/** What was left out of the address before leaves it with the next press. */
function pick({ topics, places }: ComparisonChoice): Pick<ComparisonChoice, 'topics' | 'places'> {
  return { topics, places };
}
