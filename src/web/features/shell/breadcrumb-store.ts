import type { Breadcrumb } from '#domain/edition/breadcrumb-trail.ts';
import { HOME_BREADCRUMB } from '#domain/edition/breadcrumb-trail.ts';
import { isSameAddress } from './same-address.ts';

const KEY = 'pandect.trail';

/** The trail of this tab; home alone where none is kept or it cannot be read. */
export function readTrail(): readonly Breadcrumb[] {
  try {
    const trail: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(trail) && trail.length > 0 && trail.every(isBreadcrumb) ? trail : [HOME_BREADCRUMB];
  } catch {
    return [HOME_BREADCRUMB];
  }
}

/** Keeps the trail for this tab; where storage is refused every page begins its own. */
export function writeTrail(trail: readonly Breadcrumb[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // The trail is a convenience.
  }
}

/** A menu entry was chosen: the trail starts over with it, under the name it has in the menu (SH-300). */
export function startTrail(displayText: string, href: string): void {
  writeTrail([HOME_BREADCRUMB, { displayText, href, type: 'MENUITEM' }]);
}

/** Whether the page at `href` is the menu entry that was chosen last, which then stands for it in the trail. */
export function isChosenEntry(trail: readonly Breadcrumb[], href: string): boolean {
  const last = trail.at(-1);
  return last?.type === 'MENUITEM' && isSameAddress(last.href, href);
}

function isBreadcrumb(value: unknown): value is Breadcrumb {
  if (typeof value !== 'object' || value === null) return false;
  const { displayText, href, type } = value as Partial<Breadcrumb>;
  return (
    typeof displayText === 'string' && typeof href === 'string' && href.startsWith('/') && typeof type === 'string'
  );
}
