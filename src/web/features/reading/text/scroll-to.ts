/** How long a place is held after jumping to it, in milliseconds, while text around it is still being laid out. */
const HOLD = 900;

/** Space left above a place that was jumped to, in CSS pixels: the bar that stays at the top, and some air. */
const AIR = 72;

/**
 * Scrolls an element into view and keeps it there while the text around it finds its height, until the reader does
 * anything. `centre` for a match inside a line, `top` for a paragraph or a heading.
 */
export function scrollTo(element: Element, place: 'top' | 'centre'): void {
  reveal(element);
  const aim = () => {
    const box = element.getBoundingClientRect();
    const air = AIR + measureCover();
    const target = place === 'top' ? air : Math.max(air, (window.innerHeight - box.height) / 2);
    const off = box.top - target;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
  };
  aim();
  const until = performance.now() + HOLD;
  const abort = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => abort.abort(), { passive: true, signal: abort.signal });
  }
  const hold = () => {
    if (abort.signal.aborted || !element.isConnected) return;
    aim();
    if (performance.now() < until) requestAnimationFrame(hold);
    else abort.abort();
  };
  requestAnimationFrame(hold);
}

/** What stays over the text below the bar. */
function measureCover(): number {
  return document.querySelector('[data-covers-text]')?.getBoundingClientRect().height ?? 0;
}

/** Opens the note that an element stands in, where notes are folded. */
function reveal(element: Element): void {
  element.closest('.footnote')?.removeAttribute('hidden');
}
