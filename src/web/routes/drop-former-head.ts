/** The address at which the server described the work of the page (OP-121). */
const described = location.pathname;

/** Takes away what the server said of the work of another page: whoever cites this one is not to cite that. */
export function dropFormerHead(): void {
  if (location.pathname === described) return;
  for (const element of document.querySelectorAll('[data-work]')) element.remove();
}
