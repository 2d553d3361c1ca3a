/** Distance kept from the thing pointed at and from the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 12;

/**
 * Puts a floating box under a rectangle of the window, or over it where there is more room, never past an edge. The
 * box has `position: fixed`; on narrow screens its style sheet overrides the place.
 */
export function placeBeside(box: HTMLElement, target: DOMRect, align: 'start' | 'end' | 'centre'): void {
  box.style.maxHeight = '';
  const width = box.offsetWidth;
  const height = box.offsetHeight;
  const below = window.innerHeight - target.bottom - GAP - EDGE;
  const above = target.top - GAP - EDGE;
  const goesBelow = height <= below || below >= above;
  const room = goesBelow ? below : above;
  const shown = Math.min(height, room);
  const left =
    align === 'start' ? target.left : align === 'end' ? target.right - width : target.left + (target.width - width) / 2;
  box.style.left = `${Math.round(Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE)))}px`;
  box.style.top = `${Math.round(goesBelow ? target.bottom + GAP : target.top - GAP - shown)}px`;
  box.style.maxHeight = `${Math.round(room)}px`;
}
