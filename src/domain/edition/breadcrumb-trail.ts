/** What a step of the trail stands for (SH-304). */
export type BreadcrumbType = 'HOME' | 'MENUITEM' | 'overview' | 'result';

/** One step of the trail with the fields of the specification (000 §3). */
export interface Breadcrumb {
  readonly displayText: string;
  readonly href: string;
  readonly type: BreadcrumbType;
}

/** Where every trail begins (SH-297). */
export const HOME_BREADCRUMB: Breadcrumb = { displayText: 'Home', href: '/', type: 'HOME' };

/**
 * The trail after the reader went to `item`. A menu item starts over behind home (SH-300); an overview stands behind home
 * and the menu item, whatever else was there (SH-302); an item of the last one's type takes its place (SH-301); anything
 * else is added (SH-303). An empty trail counts as home alone.
 */
export function addBreadcrumb(trail: readonly Breadcrumb[], item: Breadcrumb): readonly Breadcrumb[] {
  const home = trail.find(({ type }) => type === 'HOME') ?? HOME_BREADCRUMB;
  if (item.type === 'HOME') return [item];
  if (item.type === 'MENUITEM') return [home, item];
  const behindHome = trail.filter(({ type }) => type !== 'HOME');
  if (item.type === 'overview') return [home, ...behindHome.filter(({ type }) => type === 'MENUITEM'), item];
  const kept = behindHome.at(-1)?.type === item.type ? behindHome.slice(0, -1) : behindHome;
  return [home, ...kept, item];
}

/** Whether a step leads somewhere: every one but the last (SH-298, SH-299). */
export function isBreadcrumbLink(trail: readonly Breadcrumb[], index: number): boolean {
  return index >= 0 && index < trail.length - 1;
}
