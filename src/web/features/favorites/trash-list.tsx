import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import { dayOf, formatInstant } from '#domain/tools/desk/local-instant.ts';
import type { TrashItem } from '#web/api/trash.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { ROW } from '#web/ui/use-row-focus.ts';
import styles from './trash.module.css';
import type { TrashModel } from './use-trash.ts';

interface TrashListProps {
  readonly items: readonly TrashItem[];
  readonly model: TrashModel;
}

const KINDS = {
  favorite: 'Favorite',
  folder: 'Folder',
  note: 'Note on a favorite',
  alert: 'Search alert',
  search: 'Latest search',
  entry: 'Search of your research record',
  'entry-note': 'Note on a search of your research record',
  'comparison-note': 'Note in a comparison',
  question: 'Question of the Relationship Indicator',
  case: 'Merger of the filing calculator',
} as const satisfies Record<TrashItem['kind'], string>;

/** All that lies in the trash; what is ticked, or one thing, goes back or goes for good. */
export function TrashList({ items, model }: TrashListProps) {
  return (
    <>
      <Selected items={items} model={model} />
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} model={model} />
        ))}
      </ul>
    </>
  );
}

function Selected({ items, model }: TrashListProps) {
  const { chosen, toggle, restore, forget } = model;
  const [isAsking, setAsking] = useState(false);
  const count = chosen.length;
  const state = count === items.length ? true : count > 0 ? 'mixed' : false;
  const what = count > 0 ? formatCount(count, 'thing') : 'all';
  return (
    <fieldset className={styles.selected} aria-label="Selection">
      <Checkbox state={state} onChange={() => toggle(items.map(({ id }) => id))}>
        {count > 0 ? `${formatNumber(count)} selected` : 'Select all'}
      </Checkbox>
      {count > 0 ? <Button onClick={() => void restore(chosen)}>Restore</Button> : null}
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {count > 0 ? 'Delete for good…' : 'Empty the trash…'}
      </Button>
      <span className={styles.total}>{formatCount(items.length, 'thing')}</span>
      <ConfirmSheet
        title={count > 0 ? `Delete ${what} for good?` : 'Empty the trash?'}
        button={count > 0 ? 'Delete for good' : 'Empty the trash'}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void forget(count > 0 ? chosen : undefined)}
      >
        <p>
          {count > 0 ? 'What you selected' : 'All that lies in the trash of this site'} goes now and cannot be brought
          back.
        </p>
      </ConfirmSheet>
    </fieldset>
  );
}

function Item({ item, model }: { readonly item: TrashItem; readonly model: TrashModel }) {
  const { id, kind, title, folders, note } = item;
  return (
    <li className={styles.item} {...ROW}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={model.isChosen(id)}
          onChange={() => model.toggle([id])}
          aria-label={`Select ${KINDS[kind]}: ${title}`}
        />
      </label>
      <div className={styles.words}>
        <h3 dir="auto" className={styles.name}>
          <FactsLine facts={title.split(' · ')} />
        </h3>
        <p className={styles.meta}>
          <FactsLine facts={[KINDS[kind], describeFolders(folders), ...describeTimes(item)]} />
        </p>
        {note === '' ? null : (
          <p dir="auto" className={styles.note}>
            <span className="visually-hidden">Your note: </span>
            {note}
          </p>
        )}
      </div>
      <Button onClick={() => void model.restore([id])}>
        <RotateCcw size="1rem" aria-hidden /> Restore
        <span className="visually-hidden">
          {' '}
          {KINDS[kind]}: {title}
        </span>
      </Button>
    </li>
  );
}

function describeFolders(folders: readonly string[]): ReactNode {
  if (folders.length === 0) return '';
  return (
    <>
      in{' '}
      {folders.map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : null}
          <bdi>{name}</bdi>
        </span>
      ))}
    </>
  );
}

function describeTimes({ removedAt, keptUntil }: TrashItem): readonly string[] {
  return [`removed ${formatInstant(removedAt)}`, `kept until ${formatDate(dayOf(keptUntil))}`];
}
