import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeNotification,
  listNotifications,
  notify,
  pauseNotification,
  resumeNotification,
  type NotificationRequest,
} from './notifications.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of listNotifications()) closeNotification(id);
  vi.useRealTimers();
});

const titles = () => listNotifications().map(({ title }) => title);

describe('the notification stack', () => {
  it('appends each new notification to those that are there (SH-306)', () => {
    for (const title of ['first', 'second', 'third']) notify({ type: 'success', title });
    expect(titles()).toEqual(['first', 'second', 'third']);
  });

  it('takes away the one whose id is closed and no other (SH-307)', () => {
    const [first, second] = ['first', 'second'].map((title) => notify({ type: 'error', title }));
    closeNotification(first ?? 0);
    closeNotification(first ?? 0);
    expect(listNotifications().map(({ id }) => id)).toEqual([second]);
  });

  it.each([
    ['success', 5000],
    ['information', 5000],
    ['info', 5000],
    ['warning', 15_000],
    ['error', 15_000],
  ] as const)('closes a notification of type %s after %d ms (SH-308, SH-309, SH-310)', (type, milliseconds) => {
    notify({ type, title: 'Saved' });
    vi.advanceTimersByTime(milliseconds - 1);
    expect(titles()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('keeps to a timeout that is given, whatever the type (SH-308, SH-310)', () => {
    notify({ type: 'error', title: 'Short', autoCloseTimeout: 200 });
    vi.advanceTimersByTime(200);
    expect(titles()).toEqual([]);
  });

  it('stays until it is closed where auto-close is off (SH-308)', () => {
    notify({ type: 'information', title: 'Stays', autoCloseEnabled: false });
    vi.advanceTimersByTime(3_600_000);
    expect(titles()).toEqual(['Stays']);
  });

  it('knows four types and stores info as information (SH-311, SH-312)', () => {
    const types: NotificationRequest['type'][] = ['info', 'information', 'success', 'warning', 'error'];
    for (const type of types) notify({ type, title: type });
    expect(listNotifications().map(({ type }) => type)).toEqual([
      'information',
      'information',
      'success',
      'warning',
      'error',
    ]);
  });

  it('waits while it is paused and then goes on from where it was', () => {
    const id = notify({ type: 'success', title: 'Read me' });
    vi.advanceTimersByTime(4000);
    pauseNotification(id);
    pauseNotification(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Read me']);
    resumeNotification(id);
    resumeNotification(id);
    vi.advanceTimersByTime(999);
    expect(titles()).toEqual(['Read me']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });
});
