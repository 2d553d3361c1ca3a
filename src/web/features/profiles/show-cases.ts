/** Brings the table of cases into view, with the choice that was made. */
export function showCases(): void {
  const section = document.querySelector<HTMLElement>('#cases');
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
