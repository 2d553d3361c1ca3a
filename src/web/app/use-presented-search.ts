import { useLocation, useMatch } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The search part of the address of the page that is shown. The address itself runs ahead: while another page is on its
 * way it is that page's already, and what this page makes of it would be a search that nobody asked for.
 */
export function usePresentedSearch(): string {
  const { pathname, searchStr } = useLocation();
  const presented = useMatch({ strict: false, select: (match) => match.pathname });
  const isHere = withoutSlash(pathname) === withoutSlash(presented);
  const [held, hold] = useState(searchStr);
  if (isHere && held !== searchStr) hold(searchStr);
  return isHere ? searchStr : held;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
