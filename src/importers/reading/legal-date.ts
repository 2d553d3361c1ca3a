import type { LegalDate } from '#domain/document/document.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Dutch and German month names whose first three letters differ from the English ones. */
const OTHER_MONTHS: Readonly<Record<string, number>> = { maa: 3, mrt: 3, mei: 5, mai: 5, okt: 10, dez: 12, mär: 3 };

const DAY_FIRST = /\b(\d{1,2})(?:st|nd|rd|th|e)?\.?(?: day)?(?: of| van)? (\p{L}{3,9})\.?,? (\d{4})\b/gu;
const MONTH_FIRST = /\b(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/gu;

/** What a legal date may look like, for messages. */
export const LEGAL_DATE_FORMS = 'YYYY, YYYY-MM or YYYY-MM-DD';

/** The value if it is a calendar date of one of the three precisions. */
export function parseLegalDate(value: string): LegalDate | undefined {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (!match) return undefined;
  const [, year, month, day] = match;
  return composeDate(
    Number(year),
    month === undefined ? undefined : Number(month),
    day === undefined ? undefined : Number(day),
  );
}

/** `20/04/2005`, `20-4-2005` or `20.04.2005`: the day first; `04/2005` is a month. */
export function parseDayFirstDate(value: string): LegalDate | undefined {
  const month = /^(\d{1,2})[/.-](\d{4})$/.exec(value.trim());
  if (month) return composeDate(Number(month[2]), Number(month[1]), undefined);
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value.trim());
  return match ? composeDate(Number(match[3]), Number(match[2]), Number(match[1])) : undefined;
}

/** `31 October 2016`, `October 31st, 2016`, `2 mei 2002`, `3rd day of May 1999`: the first such date in a text. */
export function findWrittenDate(text: string): LegalDate | undefined {
  const first = [...text.matchAll(DAY_FIRST)].find((match) => monthOf(match[2]));
  const second = [...text.matchAll(MONTH_FIRST)].find((match) => monthOf(match[1]));
  if (first && (!second || first.index <= second.index)) {
    return composeDate(Number(first[3]), monthOf(first[2]), Number(first[1]));
  }
  return second ? composeDate(Number(second[3]), monthOf(second[1]), Number(second[2])) : undefined;
}

function monthOf(name: string | undefined): number | undefined {
  const short = (name ?? '').toLowerCase().slice(0, 3);
  const english = MONTHS.indexOf(short);
  return english >= 0 ? english + 1 : OTHER_MONTHS[short];
}

function composeDate(year: number, month: number | undefined, day: number | undefined): LegalDate | undefined {
  const printedYear = String(year).padStart(4, '0');
  if (month === undefined) return printedYear;
  if (month < 1 || month > 12) return undefined;
  const printedMonth = `${printedYear}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return printedMonth;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > last ? undefined : `${printedMonth}-${String(day).padStart(2, '0')}`;
}
