import { useEffect } from 'react';
import { Analytics } from '#web/features/analytics/analytics.tsx';
import { RunningDownloads } from '#web/features/downloads/running-downloads.tsx';
import { keepFocus } from '#web/features/shell/keep-focus.ts';

/** What stands above the pages and is loaded after the first: nobody waits for it. */
export function AfterPage() {
  useEffect(keepFocus, []);
  return (
    <>
      <RunningDownloads />
      <Analytics />
    </>
  );
}
