import { closeNotification, pauseNotification, resumeNotification, useNotifications } from '#web/app/notifications.ts';
import { NotificationStack } from '#web/ui/notification-stack.tsx';

/** Every notification there is (SH-008). */
export function Notifications() {
  return (
    <NotificationStack
      notifications={useNotifications()}
      onClose={closeNotification}
      onPause={pauseNotification}
      onResume={resumeNotification}
    />
  );
}
