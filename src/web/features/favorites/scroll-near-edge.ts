/** From its edge on inwards a list of folders follows the pointer; pixels, and how far it goes at each move. */
const EDGE = 36;
const STEP = 12;

/** Scrolls the list of folders under the pointer, where that is near its upper or lower edge. */
export function scrollNearEdge({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
  const list = document.elementFromPoint(clientX, clientY)?.closest('[data-drop-list]');
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (clientY < top + EDGE) list.scrollBy(0, -STEP);
  else if (clientY > bottom - EDGE) list.scrollBy(0, STEP);
}
