import { createContext, use } from 'react';
import type { MenuEntry } from './use-menu.ts';

/** What happens when a menu entry is followed; the shell provides it. */
export const FollowMenuContext = createContext<(entry: MenuEntry) => void>(() => undefined);

export function useFollowMenu(): (entry: MenuEntry) => void {
  return use(FollowMenuContext);
}
