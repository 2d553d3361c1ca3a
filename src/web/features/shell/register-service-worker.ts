/** Work that nothing waits for begins at the latest after this time; milliseconds. */
const PATIENCE = 4000;

/** Gets the library ready for the time without a connection, once the page has loaded and the browser is idle. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without a connection the next page load tries again.
    if (navigator.onLine) void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: PATIENCE });
    else setTimeout(register, PATIENCE);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
