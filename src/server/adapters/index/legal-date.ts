const DATE = /^(\d{1,4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** A legal date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`) as `YYYYMMDD`, at its first day; undefined where it is none. */
export function dateNumber(date: string, end: 'first' | 'last' = 'first'): number | undefined {
  const parts = DATE.exec(date.slice(0, 10));
  if (!parts) return undefined;
  const missing = end === 'first' ? '01' : '99';
  return Number(parts[1]) * 10_000 + Number(parts[2] ?? missing) * 100 + Number(parts[3] ?? missing);
}
