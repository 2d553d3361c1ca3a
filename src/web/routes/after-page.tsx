import { Analytics } from '#web/features/analytics/analytics.tsx';
import { RunningDownloads } from '#web/features/downloads/running-downloads.tsx';

/** What stands above the pages and is loaded after the first: nobody waits for it. */
export function AfterPage() {
  return (
    <>
      <RunningDownloads />
      <Analytics />
    </>
  );
}
