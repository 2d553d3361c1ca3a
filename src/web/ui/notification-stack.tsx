import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import {
  closeNotification,
  pauseNotification,
  resumeNotification,
  useNotifications,
  type Notification,
} from '#web/app/notifications.ts';
import styles from './notification-stack.module.css';

const ICONS = { information: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/** What each type is called for those who do not see its colour. */
const NAMES = { information: 'Information', success: 'Done', warning: 'Warning', error: 'Error' } as const;

/** Every notification there is, one below the other; part of the shell (SH-008). */
export function NotificationStack() {
  const notifications = useNotifications();
  return (
    <section aria-label="Notifications" className={styles.stack}>
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} />
      ))}
    </section>
  );
}

/** One notification. Its time stands still while the pointer or the focus is on it (OP-24). */
function NotificationCard({ notification }: { readonly notification: Notification }) {
  const { id, type, title, content, hasCloseButton } = notification;
  const attention = useAttention(id);
  const Icon = ICONS[type];
  return (
    <div className={classNames(styles.card, styles[type])} data-type={type} {...attention}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words} role={type === 'error' || type === 'warning' ? 'alert' : 'status'}>
        <p className={styles.title}>
          <span className="visually-hidden">{NAMES[type]}: </span>
          {title}
        </p>
        {content ? <p className={styles.text}>{content}</p> : null}
      </div>
      {hasCloseButton ? (
        <Button kind="icon" aria-label={`Close: ${title}`} onClick={() => closeNotification(id)}>
          <X size={18} aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

function useAttention(id: number) {
  const [held] = useState(() => new Set<'pointer' | 'focus'>());
  const hold = (by: 'pointer' | 'focus') => {
    held.add(by);
    pauseNotification(id);
  };
  const release = (by: 'pointer' | 'focus') => {
    held.delete(by);
    if (held.size === 0) resumeNotification(id);
  };
  return {
    onPointerEnter: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
    },
  };
}
