import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { pluralOf } from '#domain/comparison/comparison-choice.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import type { ChoiceProps } from './choice-props.ts';
import styles from './chooser.module.css';

type Topic = ComparisonLanding['topicTree'][number];

interface Branch {
  readonly topic: Topic;
  readonly below: readonly Branch[];
}

/** A longer tree is folded at first. */
const AT_A_GLANCE = 40;

/** The topics of a product as a tree with a search over it, those that are asked for most in front (TL-044, OP-144). */
export function TopicChoice(props: ChoiceProps) {
  const { landing, chosen, onToggle } = props;
  const { topicTree, topicFrequent, topicTitle } = landing;
  const [sought, seek] = useState('');
  const branches = useMemo(() => growTree(topicTree), [topicTree]);
  const shown = useMemo(() => pruneTree(branches, foldText(sought.trim())), [branches, sought]);
  return (
    <section className={styles.list} aria-labelledby="choice-topics">
      <h2 id="choice-topics">{pluralOf(topicTitle)}</h2>
      {topicFrequent.length > 0 ? (
        <div className={styles.frequent}>
          <h3 id="frequent-topics">Frequent topics</h3>
          <ul aria-labelledby="frequent-topics">
            {topicFrequent.map(({ topicId, description }) => (
              <li key={topicId}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-pressed={chosen.includes(topicId)}
                  onClick={() => onToggle(topicId)}
                >
                  {description}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <FindField label="Find a topic" value={sought} onChange={seek} />
      {shown.length === 0 ? <p className={styles.none}>No topic has these words.</p> : null}
      <Branches {...props} branches={shown} isOpen={sought !== '' || topicTree.length <= AT_A_GLANCE} />
    </section>
  );
}

interface BranchesProps extends ChoiceProps {
  readonly branches: readonly Branch[];
  readonly isOpen: boolean;
}

function Branches({ branches, ...props }: BranchesProps) {
  return (
    <ul className={styles.tree}>
      {branches.map((branch) => (
        <TopicBranch key={branch.topic.topicId} branch={branch} {...props} />
      ))}
    </ul>
  );
}

/** A topic with those that belong to it; one that only holds others cannot be chosen by itself. */
function TopicBranch({ branch, ...props }: Omit<BranchesProps, 'branches'> & { readonly branch: Branch }) {
  const { topic, below } = branch;
  const { chosen, onToggle, onAddAll, isOpen: opensAtFirst, landing } = props;
  const [isUnfolded, unfold] = useState<boolean>();
  const isOpen = isUnfolded ?? opensAtFirst;
  const name = topic.description;
  const isGroup = below.length > 0;
  return (
    <li>
      <div className={styles.topic}>
        {isGroup ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Fold' : 'Unfold'} ${name}`}
            onClick={() => unfold(!isOpen)}
          >
            <ChevronRight size="1rem" aria-hidden />
          </button>
        ) : null}
        {isGroup && topic.answers === 0 ? (
          <span className={styles.groupName}>{name}</span>
        ) : (
          <Checkbox state={chosen.includes(topic.topicId)} onChange={() => onToggle(topic.topicId)}>
            {name}
            <Answers count={topic.answers} title={landing.jurisdictionOrOrganizationTitle} />
          </Checkbox>
        )}
        {isGroup ? <All branch={branch} onAddAll={onAddAll} /> : null}
      </div>
      {isGroup && isOpen ? <Branches {...props} branches={below} /> : null}
    </li>
  );
}

function All({ branch, onAddAll }: Pick<ChoiceProps, 'onAddAll'> & { readonly branch: Branch }) {
  const name = branch.topic.description;
  const ids = listAnswered(branch);
  return (
    <button type="button" className={styles.all} onClick={() => onAddAll(ids, name)}>
      All {ids.length}
      <span className="visually-hidden"> of {name}</span>
    </button>
  );
}

function Answers({ count, title }: { readonly count: number; readonly title: string }) {
  return (
    <span className={styles.answers}>
      <span className="visually-hidden">, answered for </span>
      {formatCount(count, title.toLowerCase(), pluralOf(title.toLowerCase()))}
    </span>
  );
}

function growTree(topics: readonly Topic[], parent: string | null = null): Branch[] {
  return topics
    .filter((topic) => topic.parent === parent)
    .map((topic) => ({ topic, below: growTree(topics, topic.topicId) }));
}

/** The branches that have the words, or stand above or below some that do. */
function pruneTree(branches: readonly Branch[], sought: string): readonly Branch[] {
  if (sought === '') return branches;
  return branches.flatMap((branch) => {
    if (foldText(branch.topic.description).includes(sought)) return [branch];
    const below = pruneTree(branch.below, sought);
    return below.length > 0 ? [{ ...branch, below }] : [];
  });
}

/** Ids of a topic and of all below it that can be chosen. */
function listAnswered({ topic, below }: Branch): string[] {
  const isChoosable = below.length === 0 || topic.answers > 0;
  return [...(isChoosable ? [topic.topicId] : []), ...below.flatMap((branch) => listAnswered(branch))];
}
