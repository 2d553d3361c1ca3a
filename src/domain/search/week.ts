import { formatDate } from '#domain/document/format-date.ts';

const DAY = 86_400_000;

/** The Monday of the week of a `YYYY-MM-DD` date. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY).toISOString().slice(0, 10);
}

/** A week in words: `This week`, `Last week`, `Week of 03 Aug 2026`. Both are `YYYY-MM-DD` dates. */
export function nameWeek(monday: string, today: string): string {
  const current = mondayOf(today);
  if (monday === current) return 'This week';
  if (monday === mondayOf(new Date(Date.parse(current) - DAY).toISOString().slice(0, 10))) return 'Last week';
  return `Week of ${formatDate(monday)}`;
}

export interface Week<T> {
  readonly monday: string;
  readonly name: string;
  readonly items: readonly T[];
}

/** Neighbours that were added in the same week together, in the order they have (OP-70). */
export function groupByWeek<T>(items: readonly T[], dateOf: (item: T) => string, today: string): readonly Week<T>[] {
  const weeks: { monday: string; name: string; items: T[] }[] = [];
  for (const item of items) {
    const monday = mondayOf(dateOf(item));
    const last = weeks.at(-1);
    if (last?.monday === monday) last.items.push(item);
    else weeks.push({ monday, name: nameWeek(monday, today), items: [item] });
  }
  return weeks;
}
