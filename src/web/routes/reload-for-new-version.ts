const KEY = 'pandect.reloaded';

/** Not more often than this, so that a broken installation does not reload for ever; milliseconds. */
const PAUSE = 60_000;

/**
 * Loads the page again when a part of it is gone because the library was updated since it was opened. While nothing
 * answers there is no new version to load, and what the reader sees is better than the browser's own words.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE) return;
    void reloadIfAnswered();
  });
}

async function reloadIfAnswered(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
