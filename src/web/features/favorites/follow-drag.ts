import { scrollNearEdge } from './scroll-near-edge.ts';

/** The attribute that makes an element a place to drop favorites at: the id of a folder. */
export const DROP_ATTRIBUTE = 'data-folder';

/** A press that moves less far, in pixels, is a press. */
const STILL = 6;

/** A press that may become a drag. */
export interface DragStart {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

export interface DragListeners {
  /** It is a drag from now on. */
  readonly onBegin: () => void;
  /** It is held over another folder, or over none. */
  readonly onOver: (folder: string | undefined) => void;
  readonly onMove: (place: { readonly clientX: number; readonly clientY: number }) => void;
  /** It is over, dropped on a folder or put back; not told of a press that stayed one. */
  readonly onEnd: (folder: string | undefined) => void;
}

/** Follows a pointer, of a mouse, a pen or a finger, until it is let go, Escape is pressed, or `signal` fires. */
export function followDrag(start: DragStart, listeners: DragListeners, signal: AbortSignal): void {
  const controller = new AbortController();
  const options = { signal: AbortSignal.any([signal, controller.signal]) };
  let isDragging = false;
  let over: string | undefined;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!isDragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STILL) return;
    if (!isDragging) listeners.onBegin();
    isDragging = true;
    const folder = findFolder(event);
    if (folder !== over) listeners.onOver(folder);
    over = folder;
    listeners.onMove(event);
    scrollNearEdge(event);
  };
  const end = (folder?: string) => {
    controller.abort();
    if (!isDragging) return;
    swallowClick();
    listeners.onEnd(folder);
  };
  window.addEventListener('pointermove', move, options);
  window.addEventListener(
    'pointerup',
    (event) => event.pointerId === start.pointerId && end(findFolder(event)),
    options,
  );
  window.addEventListener('pointercancel', () => end(), options);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
}

function findFolder({ clientX, clientY }: PointerEvent): string | undefined {
  const target = document.elementFromPoint(clientX, clientY)?.closest(`[${DROP_ATTRIBUTE}]`);
  return target?.getAttribute(DROP_ATTRIBUTE) ?? undefined;
}

/** The click that ends a drag is none on what it began at. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
