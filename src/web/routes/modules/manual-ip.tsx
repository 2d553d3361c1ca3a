import { useRouterState } from '@tanstack/react-router';
import NotYetRoute from '../not-yet.tsx';
import { ManualFavorites } from './manual-favorites.tsx';

/** The module `manual-ip`: its favorites, and what the rest will hold until it is built. */
export default function Module() {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  return path === '/manual-ip/favorites' ? <ManualFavorites /> : <NotYetRoute />;
}
