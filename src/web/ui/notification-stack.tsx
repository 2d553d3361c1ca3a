import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef, useState, type FocusEvent } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './notification-stack.module.css';

const ICONS = { information: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/** What each type is called for those who do not see its colour. */
const NAMES = { information: 'Information', success: 'Done', warning: 'Warning', error: 'Error' } as const;

interface Notification {
  readonly id: number;
  readonly type: keyof typeof NAMES;
  readonly title: string;
  /** Empty where the title says it all. */
  readonly content: string;
  readonly hasCloseButton: boolean;
  readonly action?: { readonly name: string; readonly run: () => void } | undefined;
}

/** What happens to a notification, by its id. */
interface NotificationEvents {
  readonly onClose: (id: number) => void;
  /** Its time stands still while the pointer or the focus is on it (OP-24). */
  readonly onPause: (id: number) => void;
  readonly onResume: (id: number) => void;
}

interface NotificationStackProps extends NotificationEvents {
  /** Oldest first. */
  readonly notifications: readonly Notification[];
}

/** Notifications, one below the other. */
export function NotificationStack({ notifications, ...events }: NotificationStackProps) {
  return (
    <section aria-label="Notifications" className={styles.stack}>
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} {...events} />
      ))}
    </section>
  );
}

interface NotificationCardProps extends NotificationEvents {
  readonly notification: Notification;
}

function NotificationCard({ notification, onClose, onPause, onResume }: NotificationCardProps) {
  const { id, type, title, content, hasCloseButton, action } = notification;
  const { leave, ...attention } = useAttention(
    () => onPause(id),
    () => onResume(id),
  );
  const close = () => {
    leave();
    onClose(id);
  };
  const Icon = ICONS[type];
  return (
    <div className={classNames(styles.card, styles[type])} data-type={type} {...attention}>
      <Icon size="1.25rem" aria-hidden className={styles.icon} />
      <div className={styles.words} role={type === 'error' || type === 'warning' ? 'alert' : 'status'}>
        <p className={styles.title}>
          <span className="visually-hidden">{NAMES[type]}: </span>
          {title}
        </p>
        {content ? <p className={styles.text}>{content}</p> : null}
      </div>
      {action ? (
        <Button
          kind="outlined"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.name}
        </Button>
      ) : null}
      {hasCloseButton ? (
        <Button kind="icon" aria-label={`Close: ${title}`} onClick={close}>
          <X size="1.125rem" aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

function useAttention(onPause: () => void, onResume: () => void) {
  const [held] = useState(() => new Set<'pointer' | 'focus'>());
  const from = useRef<EventTarget>(null);
  const hold = (by: 'pointer' | 'focus') => {
    held.add(by);
    onPause();
  };
  const release = (by: 'pointer' | 'focus') => {
    held.delete(by);
    if (held.size === 0) onResume();
  };
  return {
    onPointerEnter: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      hold('focus');
    },
    /** What has the focus goes: it returns to where it came from, else to the page. */
    leave: () => {
      const { current: place } = from;
      (place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main'))?.focus({
        preventScroll: true,
      });
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
    },
  };
}
