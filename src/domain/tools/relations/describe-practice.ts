import type { PersonRecord } from '#domain/records/person.ts';

/** What tells namesakes apart: the firm of now or the latest, with its years; undefined where no source names one. */
export function describePractice({ firm, firms = [] }: Pick<PersonRecord, 'firm' | 'firms'>): string | undefined {
  const last = firms.find((period) => period.firm === firm) ?? (firm === undefined ? firms.at(-1) : undefined);
  if (!last) return firm;
  const years = [last.from?.slice(0, 4), last.to?.slice(0, 4)];
  if (years[0] === undefined && years[1] === undefined) return last.firm;
  if (years[1] === undefined) return `${last.firm}, since ${years[0]}`;
  return years[0] === undefined ? `${last.firm}, until ${years[1]}` : `${last.firm}, ${years[0]} to ${years[1]}`;
}
