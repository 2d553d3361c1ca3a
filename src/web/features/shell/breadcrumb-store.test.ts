import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME_BREADCRUMB } from '#domain/edition/breadcrumb-trail.ts';
import { isChosenEntry, readTrail, startTrail, writeTrail } from './breadcrumb-store.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the trail of a tab', () => {
  it('starts over behind home with the menu entry that was chosen, under its name there (SH-300)', () => {
    writeTrail([HOME_BREADCRUMB, { displayText: 'An award', href: '/document/a', type: 'result' }]);
    startTrail('Cartels', '/search?topic=Cartels');
    expect(readTrail()).toEqual([
      HOME_BREADCRUMB,
      { displayText: 'Cartels', href: '/search?topic=Cartels', type: 'MENUITEM' },
    ]);
    expect(isChosenEntry(readTrail(), '/search?topic=Cartels')).toBe(true);
    expect(isChosenEntry(readTrail(), '/search?topic=Mergers')).toBe(false);
  });

  it('is home alone where nothing is kept or it cannot be read (SH-297)', () => {
    expect(readTrail()).toEqual([HOME_BREADCRUMB]);
    for (const text of ['{', '{}', '[]', '[1]', '[{"displayText":"x","href":"javascript:alert(1)","type":"result"}]']) {
      stored.set('pandect.trail', text);
      expect(readTrail()).toEqual([HOME_BREADCRUMB]);
    }
  });
});
