const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A legal date in the precision it has: `05 Mar 2026`, `Mar 2026` or `2026`. An instant is shown by its day. What
 * cannot be read is shown as it came (CON-011).
 */
export function formatDate(date: string): string {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date);
  if (!match) return date;
  const [, year, month, day] = match;
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1];
  return [day, name, year].filter((part) => part !== undefined).join(' ');
}
