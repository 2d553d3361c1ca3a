import { afterEach, expect, it } from 'vitest';
import { closeNotification, listNotifications, notify } from '#web/app/notifications.ts';

afterEach(() => {
  for (const { id } of listNotifications()) closeNotification(id);
});

it.each([
  ['info', 'information', 5000],
  ['information', 'information', 5000],
  ['success', 'success', 5000],
  ['warning', 'warning', 15_000],
  ['error', 'error', 15_000],
] as const)(
  'A notification of type %s has the fields of the specification and no others (ENT-004)',
  (asked, type, time) => {
    const id = notify({ type: asked, title: 'Saved', content: 'Among your searches.' });
    expect(typeof id).toBe('number');
    expect(listNotifications()).toEqual([
      {
        id,
        type,
        title: 'Saved',
        content: 'Among your searches.',
        hasCloseButton: true,
        autoCloseEnabled: true,
        autoCloseTimeout: time,
      },
    ]);
  },
);

it('A notification keeps what is asked of it, under a number of its own (ENT-004)', () => {
  const asked = { type: 'error', title: 'Stays', hasCloseButton: false, autoCloseEnabled: false } as const;
  const ids = [notify({ ...asked, autoCloseTimeout: 200 }), notify({ ...asked, autoCloseTimeout: 300 })];
  expect(new Set(ids).size).toBe(2);
  expect(listNotifications()).toMatchObject([
    { ...asked, id: ids[0], content: '', autoCloseTimeout: 200 },
    { ...asked, id: ids[1], content: '', autoCloseTimeout: 300 },
  ]);
});
