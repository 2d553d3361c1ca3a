/** Id of the line that says how many chapters are chosen. */
export const CHOSEN_ID = 'chosen-chapters';

/**
 * Puts the focus on that line, from where the keyboard and a screen reader go on: for buttons that go with what they did.
 * The page stays where it is scrolled to.
 */
export function focusChosen(): void {
  const line = document.getElementById(CHOSEN_ID);
  if (!line) return;
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
}
