/**
 * Whether the focus may be moved on from an element that goes: it is in there, or nowhere since what had it is gone
 * already. Whoever does something else meanwhile keeps it.
 */
export function isFocusFree(going: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || going?.contains(activeElement) === true;
}
