import { ArrowLeft, ArrowRight, Ellipsis, GripVertical, Pin, PinOff, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { joinNames } from '#web/ui/join-names.ts';
import type { MatrixColumn } from './build-matrix.ts';
import { describeHeld, describeReview, STATES } from '#domain/comparison/describe-review.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import type { ColumnTools } from './use-column-tools.ts';
import { hrefOfColumn, hrefOfDocument } from './column-address.ts';
import styles from './matrix.module.css';

interface MatrixHeadProps {
  readonly column: MatrixColumn;
  readonly at: number;
  readonly landing: ComparisonLanding;
  /** On a phone one column is seen at a time. */
  readonly isShown: boolean;
  readonly tools: ColumnTools;
  readonly Keep: ComparisonParts['Keep'];
}

/** The head of a column: its name, who wrote it, when it was reviewed, its state; and what can be done with it. */
export function MatrixHead({ column, at, landing, isShown, tools, Keep }: MatrixHeadProps) {
  const { name, document } = column;
  const { isPinned } = tools;
  return (
    <th
      scope="col"
      className={classNames(styles.column, isPinned && styles.pinned)}
      style={{ '--at': at } as React.CSSProperties}
      data-shown={isShown || undefined}
      data-drop={tools.dropSide}
      data-dragged={tools.isDragged || undefined}
    >
      <div className={styles.headLine}>
        <Handle name={name} tools={tools} />
        <span className={styles.name} dir="auto">
          {document ? <AppLink href={hrefOfDocument(document)}>{name}</AppLink> : name}
        </span>
        {isPinned ? <Pin size="0.875rem" aria-label="Pinned" className={styles.pin} /> : null}
        <ColumnMenu name={name} tools={tools} />
      </div>
      <HeadFacts column={column} />
      <div className={styles.headTools}>
        <AppLink className={styles.page} href={hrefOfColumn(landing.compares, column)}>
          {landing.compares === 'places' ? 'Country page' : 'About the institution'}
          <span className="visually-hidden">: {name}</span>
        </AppLink>
        {Keep ? <Keep place={{ slug: landing.slug, place: column.id }} title={name} className={styles.tool} /> : null}
      </div>
    </th>
  );
}

/** Moves the column, dragged or by the arrow keys. */
function Handle({ name, tools: { move, handle } }: Pick<ColumnMenuProps, 'name' | 'tools'>) {
  const press = (event: KeyboardEvent) => {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${name}: press the arrow keys left and right`}
      title="Drag to move the column"
      onKeyDown={press}
      {...handle}
    >
      <GripVertical size="1rem" aria-hidden />
    </button>
  );
}

function HeadFacts({ column }: Pick<MatrixHeadProps, 'column'>) {
  const { contributors, document, isLocked, heldBy, note } = column;
  if (isLocked) {
    return (
      <div className={styles.facts}>
        <ClosedMark />
        {heldBy.length > 0 ? <span>Held by {joinNames(heldBy)}</span> : null}
      </div>
    );
  }
  const review = describeReview(column);
  const held = document ? describeHeld(document) : '';
  return (
    <div className={styles.facts}>
      {contributors.length > 0 ? (
        <span className={styles.contributors} title={contributors.join(', ')}>
          {contributors.join(', ')}
        </span>
      ) : null}
      {note === null ? null : <span className={styles.warning}>{note}</span>}
      {document ? (
        <span className={styles.states}>
          <span className={styles.state} data-state={document.status} title={STATES[document.status].means}>
            {STATES[document.status].name}
          </span>
          <span className={classNames(review.isOld && styles.warning)}>{review.words}</span>
        </span>
      ) : null}
      {held === '' ? null : <span className={classNames(document?.by === 'ended' && styles.warning)}>{held}</span>}
    </div>
  );
}

interface ColumnMenuProps {
  readonly name: string;
  readonly tools: ColumnTools;
}

function ColumnMenu({ name, tools: { canMove, isPinned, move, pin, remove } }: ColumnMenuProps) {
  const items = [
    { label: 'Move left', Icon: ArrowLeft, act: canMove.left ? () => move(-1) : undefined },
    { label: 'Move right', Icon: ArrowRight, act: canMove.right ? () => move(1) : undefined },
    { label: isPinned ? 'Unpin' : 'Pin', Icon: isPinned ? PinOff : Pin, act: pin },
    { label: 'Remove', Icon: X, act: remove },
  ];
  return (
    <Dropdown
      align="end"
      renderTrigger={(properties) => (
        <Button kind="icon" className={styles.more} aria-label={`Column ${name}`} title="Column" {...properties}>
          <Ellipsis size="1rem" aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <ul className={styles.menu}>
          {items.flatMap(({ label, Icon, act }) =>
            act === undefined
              ? []
              : [
                  <li key={label}>
                    <button
                      type="button"
                      onClick={() => {
                        close();
                        act();
                      }}
                    >
                      <Icon size="1rem" aria-hidden /> {label}
                    </button>
                  </li>,
                ],
          )}
        </ul>
      )}
    </Dropdown>
  );
}
