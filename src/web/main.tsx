import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EditionViewContext, loadEditionView } from '#web/app/edition-view.ts';
import { createQueryClient } from './api/query-client.ts';
import { onSessionEnd } from './api/session-end.ts';
import { createAppRouter } from './routes/router.tsx';
import { Unreachable } from './routes/unreachable.tsx';
import { waitForFaces } from './styles/wait-for-faces.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/editions.css';
import './styles/base.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element to draw in.');
const root = createRoot(element);

try {
  const [view] = await Promise.all([loadEditionView(), waitForFaces()]);
  document.documentElement.dataset['edition'] = view.theme;
  const queries = createQueryClient();
  const router = createAppRouter(view, queries);
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <EditionViewContext value={view}>
          <RouterProvider router={router} />
        </EditionViewContext>
      </QueryClientProvider>
    </StrictMode>,
  );
  // Not before the page: until then nobody sees anything that a session opens.
  const watch = import('./routes/watch-session.tsx')
    .then(({ watchSession }) => watchSession({ view, queries, show: (screen) => root.render(screen) }))
    .catch(() => undefined);
  onSessionEnd(() => void watch.then((session) => session?.end()));
} catch {
  root.render(<Unreachable />);
}
