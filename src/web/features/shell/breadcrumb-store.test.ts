import { describe, expect, it, vi } from 'vitest';
import { HOME_BREADCRUMB } from '#domain/edition/breadcrumb-trail.ts';
import { isChosenEntry, readTrail, startTrail, writeTrail } from './breadcrumb-store.ts';

describe('the trail', () => {
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

  it('begins anew where the application is loaded anew: home alone (SH-297)', async () => {
    writeTrail([HOME_BREADCRUMB, { displayText: 'An award', href: '/document/a', type: 'result' }]);
    vi.resetModules();
    const loadedAnew = await import('./breadcrumb-store.ts');
    expect(loadedAnew.readTrail()).toEqual([HOME_BREADCRUMB]);
  });
});
