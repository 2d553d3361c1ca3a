import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { Message } from '#web/ui/message.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { useRowFocus } from '#web/ui/use-row-focus.ts';
import styles from './trash.module.css';
import { TrashList } from './trash-list.tsx';
import { useTrash, type TrashModel } from './use-trash.ts';

/** What the reader removed from any list of their own, to be brought back (OP-184). */
export function Trash() {
  const model = useTrash();
  const rows = useRowFocus<HTMLElement>(model.items?.length);
  return (
    <section aria-labelledby="trash" tabIndex={-1} {...rows}>
      <h2 id="trash" className={styles.title}>
        Trash
      </h2>
      <p className={styles.lead}>
        Favorites, folders, notes, search alerts, latest searches, questions of the Relationship Indicator and searches
        of your record that you removed on this site can be restored for {TRASH_DAYS} days. They count in no limit.
      </p>
      <Content model={model} />
    </section>
  );
}

function Content({ model }: { readonly model: TrashModel }) {
  const { items, error, retry } = model;
  if (error) return <PartTrouble error={error} onRetry={retry} />;
  if (!items) return <Waiting />;
  if (items.length > 0) return <TrashList items={items} model={model} />;
  return (
    <Message title="The trash is empty">
      <p>What you remove lies here until you want it back, or until its days are over.</p>
    </Message>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {[60, 44, 52].map((width) => (
        <p key={width}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
