import type { Breadcrumb } from '#domain/edition/breadcrumb-trail.ts';
import { HOME_BREADCRUMB } from '#domain/edition/breadcrumb-trail.ts';
import { isSameAddress } from './same-address.ts';

/** How this page was reached since the application was loaded; a full load begins anew, so that no trail leads from elsewhere. */
let trail: readonly Breadcrumb[] = [HOME_BREADCRUMB];

/** The trail; home alone until something was opened. */
export function readTrail(): readonly Breadcrumb[] {
  return trail;
}

/** Keeps the trail until the application is loaded anew. */
export function writeTrail(next: readonly Breadcrumb[]): void {
  trail = next;
}

/** A menu entry was chosen: the trail starts over with it, under the name it has in the menu (SH-300). */
export function startTrail(displayText: string, href: string): void {
  writeTrail([HOME_BREADCRUMB, { displayText, href, type: 'MENUITEM' }]);
}

/** Whether the page at `href` is the menu entry that was chosen last, which then stands for it in the trail. */
export function isChosenEntry(steps: readonly Breadcrumb[], href: string): boolean {
  const last = steps.at(-1);
  return last?.type === 'MENUITEM' && isSameAddress(last.href, href);
}
