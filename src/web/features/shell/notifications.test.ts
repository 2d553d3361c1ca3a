import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { closeNotification, listNotifications, notify } from '#web/app/notifications.ts';
import { Notifications } from './notifications.tsx';

afterEach(() => {
  for (const { id } of listNotifications()) closeNotification(id);
});

it('A notification has a close button where hasCloseButton is set, as it is by default, and none where it is not (SH-313)', () => {
  notify({ type: 'success', title: 'By default' });
  notify({ type: 'success', title: 'With one', hasCloseButton: true });
  notify({ type: 'success', title: 'Without', hasCloseButton: false });
  const html = renderToStaticMarkup(createElement(Notifications));
  const buttons = [...html.matchAll(/<button[^>]* aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(html).toContain('Without');
  expect(buttons).toEqual(['Close: By default', 'Close: With one']);
});
