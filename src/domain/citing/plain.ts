import type { CitedWork } from '../bibliography/cited-work.ts';
import { readPinpoint, writeGermanPlace } from './pinpoint.ts';
import { around, bracketed, italic, listed, spaced, type Run } from './runs.ts';
import { createStyle } from './style.ts';
import { namesOfCase } from './write-case-name.ts';
import { writeLongDate, yearOf } from './write-date.ts';

/** No journal's style: every element that is known, in words, in one order. */
export const PLAIN = createStyle({
  decided,
  award: decided,
  treaty: law,
  law,
  book: written,
  chapter: written,
  article: written,
  news: written,
  web: written,
});

function decided(work: CitedWork): Run[] {
  const { neutral = [], report = [], ecli, number, phase, court, judge, date, pinpoint } = work;
  const day = writeLongDate(date) ?? yearOf(work);
  return listed(
    spaced(
      listed(italic(namesOfCase(work, { versus: 'v' })), number, phase, ...neutral, ecli, ...report),
      bracketed(court, judge, day),
    ),
    pinpoint,
  );
}

function law(work: CitedWork): Run[] {
  const {
    title,
    year,
    code,
    volume,
    chapter,
    number,
    publicLaw,
    stat,
    oj,
    report = [],
    date,
    commenced,
    scheduleOf,
  } = work;
  const named = title === undefined || year === undefined || title.includes(String(year)) ? title : `${title} ${year}`;
  const days = bracketed(writeLongDate(date), around('in force from ', writeLongDate(commenced)));
  return listed(
    spaced(
      listed(
        named,
        volume,
        around('c ', chapter),
        code,
        number,
        publicLaw && `Pub. L. No. ${publicLaw}`,
        stat,
        oj,
        ...report,
        scheduleOf,
      ),
      days,
    ),
    placeOf(work),
  );
}

/** In words; of a German law as German lawyers write it. */
function placeOf({ pinpoint, jurisdiction }: CitedWork): string | undefined {
  const place = jurisdiction === 'Germany' ? readPinpoint(pinpoint) : undefined;
  return (place && writeGermanPlace(place)) ?? pinpoint;
}

function written(work: CitedWork): Run[] {
  const {
    author = [],
    editors = [],
    title,
    book,
    journal,
    volume,
    issue,
    page,
    publisher,
    number,
    date,
    pinpoint,
  } = work;
  const by =
    author.length > 0 ? author.join(', ') : around('', editors.join(', '), editors.length > 1 ? ' (eds)' : ' (ed)');
  const within = spaced(italic(book ?? journal), volume && `${volume}${around('(', issue, ')') ?? ''}`, page);
  return listed(
    spaced(listed(by, italic(title), within, number), bracketed(publisher, writeLongDate(date) ?? yearOf(work))),
    pinpoint,
  );
}
