import type { InsightSectionAnswer } from '#contract/insights.ts';
import type { Insight } from '#web/api/insights.queries.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChecklistTools } from './checklist-tools.tsx';
import entry from '#web/ui/entry.module.css';
import styles from './insight-page.module.css';
import { useChecklist, type ChecklistModel } from './use-checklist.ts';

interface InsightSectionsProps {
  readonly insight: Insight;
  readonly signIn: string;
}

/** The sections of an insight in their author's order, each drawn as what it is. */
export function InsightSections({ insight, signIn }: InsightSectionsProps) {
  const checklist = useChecklist(insight);
  const { sections } = insight;
  const firstList = sections.findIndex(({ items }) => items.length > 0);
  return (
    <div className={entry.main}>
      {sections.map((section, index) => (
        <section
          key={section.title}
          className={classNames(styles.section, section.part !== null && styles[section.part])}
          aria-label={section.title}
        >
          {section.title === '' ? null : <h2>{section.title}</h2>}
          {index === firstList ? <ChecklistTools insight={insight} checklist={checklist} signIn={signIn} /> : null}
          <Words section={section} />
          {section.items.length > 0 ? <Checklist section={section} checklist={checklist} /> : null}
        </section>
      ))}
    </div>
  );
}

/** HTML that the server made from the library's own blocks. */
function Words({ section: { html } }: { readonly section: InsightSectionAnswer }) {
  if (html === '') return null;
  return <div className="document-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ChecklistProps {
  readonly section: InsightSectionAnswer;
  readonly checklist: ChecklistModel;
}

/** The items of a checklist with a box each; who has no account has nothing to tick them with. */
function Checklist({ section: { title, items }, checklist }: ChecklistProps) {
  return (
    <ul className={styles.items} data-printed aria-label={title}>
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
