/** By then a page that was asked for is there. */
const MILLISECONDS = 400;

/** Resolves once what the reader asked for no longer competes with what is said about it, or when the page is left. */
export function waitForQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pagehide', end);
      resolve();
    };
    const timer = setTimeout(end, MILLISECONDS);
    addEventListener('pagehide', end);
  });
}
