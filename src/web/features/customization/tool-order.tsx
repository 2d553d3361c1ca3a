import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { Tool } from '#contract/customization.ts';
import { announce } from '#web/app/live-region.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ToolIcon } from '#web/ui/tool-icon.tsx';
import styles from './customize-page.module.css';
import { moveItem } from '#web/ui/move-item.ts';
import { useDragOrder } from '#web/ui/use-drag-order.ts';

interface ToolOrderProps {
  readonly tools: readonly Tool[];
  readonly onShow: (tools: readonly Tool[]) => void;
  readonly onKeep: (tools: readonly Tool[]) => Promise<void>;
}

/** The tools in the reader's order: ticked or not, moved by dragging, by arrows and by keyboard (TL-015). */
export function ToolOrder({ tools, onShow, onKeep }: ToolOrderProps) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useDragOrder({ list, items: tools, onShow, onDrop: (next) => void onKeep(next) });
  const move = (from: number, to: number) => {
    const tool = tools[from];
    if (!tool || to < 0 || to >= tools.length) return;
    announce(`${tool.title}: place ${to + 1} of ${tools.length}`);
    void onKeep(moveItem(tools, from, to));
  };
  const toggle = (id: string) =>
    void onKeep(tools.map((tool) => (tool.id === id ? { ...tool, enabled: !tool.enabled } : tool)));
  return (
    <ul ref={list}>
      {tools.map((tool, index) => (
        <ToolRow
          key={tool.id}
          tool={tool}
          isDragged={drag.dragged === index}
          handle={drag.handleOf(index)}
          isFirst={index === 0}
          isLast={index === tools.length - 1}
          onMove={(by) => move(index, index + by)}
          onToggle={() => toggle(tool.id)}
        />
      ))}
    </ul>
  );
}

interface ToolRowProps {
  readonly tool: Tool;
  readonly isDragged: boolean;
  readonly handle: ReturnType<ReturnType<typeof useDragOrder>['handleOf']>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onToggle: () => void;
}

function ToolRow({ tool, isDragged, handle, isFirst, isLast, onMove, onToggle }: ToolRowProps) {
  const { title, description, logo, enabled, isOpen } = tool;
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={classNames(styles.tool, isDragged && styles.dragged)}>
      <button
        type="button"
        className={styles.handle}
        aria-label={`Move ${title}: press the arrow keys up and down`}
        onKeyDown={press}
        {...handle}
      >
        <GripVertical size="1.125rem" aria-hidden />
      </button>
      <ToolIcon name={logo} className={styles.icon} />
      <div className={styles.words}>
        <Checkbox state={enabled} onChange={onToggle}>
          {title}
        </Checkbox>
        <p className={styles.about}>
          {isOpen ? description : 'Not in your subscription, or not there yet: not shown.'}
        </p>
      </div>
      <span className={styles.arrows}>
        <Button kind="icon" aria-label={`Move ${title} up`} disabled={isFirst} onClick={() => onMove(-1)}>
          <ChevronUp size="1.125rem" aria-hidden />
        </Button>
        <Button kind="icon" aria-label={`Move ${title} down`} disabled={isLast} onClick={() => onMove(1)}>
          <ChevronDown size="1.125rem" aria-hidden />
        </Button>
      </span>
    </li>
  );
}
