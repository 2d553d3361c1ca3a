/** Number of the block at this distance from the top of the window. */
export function blockAt(y: number): number | undefined {
  const text = document.querySelector('.document-text');
  const box = text?.getBoundingClientRect();
  if (!box) return undefined;
  for (let offset = 0; offset <= 60; offset += 20) {
    const element = document.elementFromPoint(box.left + Math.min(box.width / 2, 200), y + offset);
    const block = element?.closest<HTMLElement>('[data-block]')?.dataset['block'];
    if (block !== undefined) return Number(block);
  }
  return undefined;
}
