const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO instant as a record says it, the same for everybody: `05 Mar 2026, 14:03 UTC`. */
export function presentInstant(instant: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(instant) ?? [];
  return `${day} ${MONTHS[Number(month) - 1]} ${year}, ${time} UTC`;
}
