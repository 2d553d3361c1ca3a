/**
 * Has all of a text laid out at once before much of it is selected: the browser would lay out each of thousands of places
 * by itself for that, which takes a minute with ten megabytes. Returns the way to stop.
 */
export function layOutSelected(frame: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const layOut = () => (frame.dataset['whole'] = 'yes');
  const begin = ({ target }: Event) => {
    // What begins in the text is a stretch of it; "Select all" begins at the page.
    if (target === document.body || target === document) layOut();
  };
  const extend = ({ shiftKey, target }: MouseEvent) => {
    const selection = document.getSelection();
    if (shiftKey && selection?.anchorNode && isFar(partOf(selection.anchorNode), partOf(target as Node))) layOut();
  };
  const forget = () => {
    if (document.getSelection()?.isCollapsed) delete frame.dataset['whole'];
  };
  document.addEventListener('selectstart', begin, { signal });
  frame.addEventListener('mousedown', extend, { signal });
  document.addEventListener('selectionchange', forget, { signal });
  return () => stop.abort();
}

function partOf(node: Node): Element | null | undefined {
  return (node instanceof Element ? node : node.parentElement)?.closest('.part');
}

/** Parts that are neither one nor neighbours. */
function isFar(one: Element | null | undefined, other: Element | null | undefined): boolean {
  return one !== other && one?.nextElementSibling !== other && other?.nextElementSibling !== one;
}
