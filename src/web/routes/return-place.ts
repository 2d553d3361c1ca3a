const RETURN = 'pandect.return-place';
const LEFT = 'pandect.left-place';

/** How long the page is given to grow to its former height; milliseconds. */
const PATIENCE = 15_000;

/** Signs that the reader has taken the page in hand. */
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface Place {
  /** Whole address. */
  readonly href: string;
  /** CSS pixels from the top. */
  readonly top: number;
}

/** The address whose page is drawn, which is not yet that of the address bar while another page is on its way. */
let shown: string | undefined;

/** A page has been drawn. */
export function noteShown(href: string): void {
  shown = href;
}

/** Remembers the place on the page when it is left by a full load, for a sign-in that begins there. */
export function watchLeaving(): void {
  window.addEventListener('pagehide', () => write(LEFT, { href: shown ?? location.href, top: window.scrollY }));
}

/** Remembers where the reader was on the page that sign-in will come back to; `href` is its whole address. */
export function keepPlace(href: string): void {
  const left = read(LEFT);
  if (shown === href) write(RETURN, { href, top: window.scrollY });
  else if (left?.href === href) write(RETURN, left);
}

/**
 * Scrolls to where the reader was before sign-in, once the page is as long as it was. Gives up when the reader takes the
 * page in hand first, or after 15 seconds.
 */
export function restorePlace(): void {
  const place = read(RETURN);
  remove(RETURN);
  if (!place || place.href !== location.href || place.top <= 0) return;
  const watcher = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place.top) return;
    window.scrollTo({ top: place.top, behavior: 'instant' });
    stop();
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const name of TOUCHES) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  for (const name of TOUCHES) window.addEventListener(name, stop);
  watcher.observe(document.body);
}

function write(key: string, place: Place): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Where storage is refused the reader comes back to the address, at its top.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function read(key: string): Place | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isPlace(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'href' in value && 'top' in value;
}
