import { useSyncExternalStore } from 'react';

export type NotificationType = 'information' | 'success' | 'warning' | 'error';

/** What somebody wants to have said. Only type and title are needed. */
export interface NotificationRequest {
  /** `info` is another word for `information` (OP-24). */
  readonly type: NotificationType | 'info';
  readonly title: string;
  readonly content?: string;
  readonly hasCloseButton?: boolean;
  readonly autoCloseEnabled?: boolean;
  /** Milliseconds; by type where nothing is given. */
  readonly autoCloseTimeout?: number;
  /** What can be done about it, which closes it. */
  readonly action?: { readonly name: string; readonly run: () => void };
}

/** A notification with the fields of the specification (000 §3). */
export interface Notification extends Required<Omit<NotificationRequest, 'action'>> {
  readonly id: number;
  readonly type: NotificationType;
  readonly action: NotificationRequest['action'];
}

/** How long a notification stays by itself, in milliseconds (OP-24). */
const TIMEOUTS: Readonly<Record<NotificationType, number>> = {
  information: 5000,
  success: 5000,
  warning: 15_000,
  error: 15_000,
};

interface Countdown {
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  readonly endsAt: number;
  /** Milliseconds left while it is paused. */
  readonly left: number;
}

let notifications: readonly Notification[] = [];
let lastId = 0;
const countdowns = new Map<number, Countdown>();
const listeners = new Set<() => void>();

/** Adds a notification below those that are there; answers the id that closes it (SH-306). */
export function notify(request: NotificationRequest): number {
  lastId += 1;
  const type = request.type === 'info' ? 'information' : request.type;
  const notification: Notification = {
    id: lastId,
    type,
    title: request.title,
    content: request.content ?? '',
    hasCloseButton: request.hasCloseButton ?? true,
    autoCloseEnabled: request.autoCloseEnabled ?? true,
    autoCloseTimeout: request.autoCloseTimeout ?? TIMEOUTS[type],
    action: request.action,
  };
  change([...notifications, notification]);
  if (notification.autoCloseEnabled) countDown(notification.id, notification.autoCloseTimeout);
  return notification.id;
}

/** Takes one away; one that is gone already is no matter (SH-307). */
export function closeNotification(id: number): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  if (notifications.some((notification) => notification.id === id)) {
    change(notifications.filter((notification) => notification.id !== id));
  }
}

/** Stops the time of a notification that somebody is reading. */
export function pauseNotification(id: number): void {
  const countdown = countdowns.get(id);
  if (countdown?.timer === undefined) return;
  clearTimeout(countdown.timer);
  countdowns.set(id, { ...countdown, timer: undefined, left: Math.max(0, countdown.endsAt - Date.now()) });
}

/** Lets the time go on from where it was stopped. */
export function resumeNotification(id: number): void {
  const countdown = countdowns.get(id);
  if (countdown && countdown.timer === undefined) countDown(id, countdown.left);
}

/** Those that are shown, oldest first. */
export function listNotifications(): readonly Notification[] {
  return notifications;
}

/** Those that are shown, oldest first, now and later. */
export function useNotifications(): readonly Notification[] {
  return useSyncExternalStore(subscribe, listNotifications, listNotifications);
}

function countDown(id: number, milliseconds: number): void {
  const timer = setTimeout(() => closeNotification(id), milliseconds);
  countdowns.set(id, { timer, endsAt: Date.now() + milliseconds, left: milliseconds });
}

function change(next: readonly Notification[]): void {
  notifications = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
