import type { DealBody } from '#contract/deal.ts';
import type { DealAnswer, JudgedPlace } from '#contract/thresholds.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { listGiven, type GivenLine } from '#domain/thresholds/list-given.ts';
import { sayAsked } from '#domain/thresholds/say-asked.ts';
import { nameCode } from '#domain/places/known-unions.ts';
import { fields, heading, paragraphs, under } from '#server/asking/document-blocks.ts';
import type { DocumentBlock } from '#server/ports/document-renderer.ts';

type Rule = JudgedPlace['rules'][number];

/** What each result is called. */
export const SAID_OF = {
  filing: 'Filing required, or possible',
  'no filing': 'No filing',
  'not computable': 'Cannot be computed yet',
} as const satisfies Record<JudgedPlace['result'], string>;

const CAUTION =
  'Worked from facts of law that people read and typed, and from figures that were typed in. It is a draft for whoever checks it, and no advice: read the sources before you rely on it. What is marked “check” was read more than twelve months ago.';

/** What a place comes to, in words. */
export function sayResult({ result, voluntary, read }: JudgedPlace): string {
  if (read) return 'Read the text: its rules are not typed for this day';
  if (result === 'filing') return voluntary ? 'A filing is possible (voluntary)' : 'A filing is required';
  return result === 'no filing' ? 'No filing' : 'Cannot be computed';
}

/** The parts of a memorandum: what was asked, what each place comes to, and how that was worked. */
export function presentMemorandum(deal: DealBody, answer: DealAnswer, origin: string): DocumentBlock[] {
  const { places } = answer;
  const missing = places.flatMap((place) =>
    place.missing.map((words): GivenLine => [place.name, sayAsked(words, nameCode)]),
  );
  return [
    heading('Results'),
    ...fields(places.map((place) => [place.name, [sayResult(place), sayMissing(place)].filter(Boolean).join('. ')])),
    ...under('Figures that would decide', fields(missing)),
    ...under('What was given', fields(listGiven(deal, nameCode, answer.rates))),
    heading('How it was worked'),
    ...places.flatMap((place) => presentPlace(place, origin)),
    heading('Before it is used'),
    paragraphs(CAUTION),
  ];
}

function sayMissing({ missing }: JudgedPlace): string {
  return missing.length === 0 ? '' : `Missing: ${listMissing(missing)}`;
}

/** What would decide, in a reader's words. */
export function listMissing(missing: readonly string[]): string {
  return missing.map((one) => sayAsked(one, nameCode)).join('; ');
}

function presentPlace(place: JudgedPlace, origin: string): DocumentBlock[] {
  const { name, rules, notes, law } = place;
  const texts = (law?.texts ?? []).flatMap(({ title, url }): GivenLine[] =>
    url === null ? [] : [[title, `${origin}${url}`]],
  );
  return [
    heading(name, { level: 2, ...(law ? { link: `${origin}${law.page}` } : {}) }),
    ...fields([
      ['Result', sayResult(place)],
      ['Missing', listMissing(place.missing)],
      ['Standstill', sayStandstill(place)],
      ['Notes', notes.join('; ')],
    ]),
    ...rules.flatMap(presentRule),
    ...fields(listOtherLaw(place)),
    ...fields(texts, true),
  ];
}

/** Whether a deal has to wait, in words; of a place where nothing has to be filed, none. */
export function sayStandstill({ result, law }: JudgedPlace): string {
  return result === 'no filing' ? '' : (law?.standstill ?? 'not read');
}

/** What else the law of a place says, each with where it stands. */
export function listOtherLaw({ law }: JudgedPlace): readonly GivenLine[] {
  return (law?.facts ?? []).map(({ label, value, source }) => [label, `${value} (${sayPlace(source)})`]);
}

function presentRule(rule: Rule): DocumentBlock[] {
  const { source, validFrom, validUntil, arithmetic, id, note } = rule;
  return [
    ...fields([
      ['Rule', `${sayPlace(source)}${rule.role === 'notification' ? '' : ` (${rule.role})`}`],
      ['Holds', sayHolds(rule)],
      ['In force', sayPeriod(validFrom, validUntil)],
    ]),
    paragraphs(...arithmetic.split('\n').map((line) => line.replaceAll('  ', '– '))),
    ...fields([
      ['Source', saySource(source)],
      ['Note', note ?? ''],
      ['Fact', id],
    ]),
  ];
}

/** Whether a rule holds, in words. */
export function sayHolds({ holds }: Pick<Rule, 'holds'>): string {
  if (holds === null) return 'Not known';
  return holds ? 'Yes' : 'No';
}

/** Title and place of a source, with when and by whom it was read. */
export function saySource(source: Rule['source']): string {
  const { address, readOn, readFrom, isOld } = source;
  const read = `read ${formatDate(readOn)}${readFrom === null ? '' : `, ${readFrom}`}`;
  return [sayPlace(source), address, read, isOld ? 'check' : ''].filter(Boolean).join(', ');
}

function sayPlace({ title, place }: { readonly title: string; readonly place: string | null }): string {
  return place === null ? title : `${title}, ${place}`;
}

/** From when to when a rule holds. */
export function sayPeriod(from: string | null, until: string | null): string {
  const since = from === null ? 'first day not read' : `since ${formatDate(from)}`;
  return until === null ? since : `${since}, until ${formatDate(until)}`;
}
