/** Id of the part of a search page that holds the results, or the words for their absence. */
export const RESULTS_ID = 'results';

/**
 * Puts the focus on the heading of the results, from where the keyboard and a screen reader go on to the first of them;
 * the page stays where it is scrolled to.
 */
export function focusResults(): void {
  const heading = document.querySelector<HTMLElement>(`#${RESULTS_ID} h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
