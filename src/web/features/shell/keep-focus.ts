/** Long enough for whoever knows a better place to have put the focus there; milliseconds. */
const PATIENCE = 100;
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Never leaves the focus to the body of the page, where a keyboard begins again from the top and a screen reader says
 * nothing. What goes with the focus in it, or cannot be used any more, gives it to what stands in its place: its other half
 * (`data-pair`), the first stop of what was around it, or the page. A link within the page takes it to where it leads.
 * Answers what ends it.
 */
export function keepFocus(): () => void {
  // What has the focus when this begins was given it before: the search field of the home page.
  let way: readonly Element[] = document.activeElement === document.body ? [] : listWay(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (document.activeElement !== document.body || way.length === 0 || isThere(way[0])) return;
    findPlace(way)?.focus({ preventScroll: true });
  };
  const lookSoon = () => {
    if (document.activeElement === document.body && way.length > 0) timer ??= setTimeout(look, PATIENCE);
  };
  // What goes is left a moment before it is gone; whoever leaves what is still there means to.
  const leave = (target: EventTarget | null) => {
    if (target === way[0] && isThere(way[0]) && document.activeElement === document.body) way = [];
  };
  const events = new AbortController();
  const { signal } = events;
  document.addEventListener('focusin', ({ target }) => (way = listWay(target)), { signal });
  document.addEventListener('focusout', ({ target }) => setTimeout(leave, 0, target), { signal });
  document.addEventListener('click', followHash, { signal });
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  return () => {
    events.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

function listWay(target: EventTarget | null): Element[] {
  const way: Element[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) way.push(at);
  return way;
}

function isThere(element: Element | undefined): element is Element {
  return element !== undefined && element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}

function findPlace([last, ...around]: readonly Element[]): HTMLElement | null {
  const pair = last instanceof HTMLElement ? last.dataset['pair'] : undefined;
  const other = pair === undefined ? undefined : findStop(document, `[data-pair="${pair}"]`);
  if (other) return other;
  for (const element of around) {
    if (!isThere(element)) continue;
    // What is around the heading of the page is the page.
    if (element.querySelector('h1')) break;
    const stop = findStop(element, STOPS);
    if (stop) return stop;
  }
  return document.querySelector('main');
}

function findStop(within: ParentNode, selector: string): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(selector)].find(isThere);
}

function followHash({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link) return;
  setTimeout(() => {
    const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!place || document.activeElement !== document.body) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
