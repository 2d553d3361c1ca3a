import { useRouterState } from '@tanstack/react-router';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import NotYetRoute from '../not-yet.tsx';

const ManualFavorites = createLazyPart(async () => (await import('./manual-favorites.tsx')).ManualFavorites);

/** The module `manual-ip`: its favorites, and what the rest will hold until it is built. */
export default function Module() {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  return path === '/manual-ip/favorites' ? <ManualFavorites /> : <NotYetRoute />;
}
