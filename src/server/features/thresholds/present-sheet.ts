import type { DealAnswer, JudgedPlace } from '#contract/thresholds.ts';
import type { ListCell, ListColumn, ListModel } from '#server/ports/document-renderer.ts';
import {
  listMissing,
  listOtherLaw,
  sayHolds,
  sayPeriod,
  sayResult,
  saySource,
  sayStandstill,
} from './present-memorandum.ts';

const COLUMNS: readonly ListColumn[] = [
  { name: 'Place', width: 22, type: 'text' },
  { name: 'Result', width: 26, type: 'text' },
  { name: 'Missing', width: 36, type: 'text' },
  { name: 'Standstill', width: 12, type: 'text' },
  { name: 'Rule', width: 30, type: 'text' },
  { name: 'Holds', width: 10, type: 'text' },
  { name: 'Arithmetic', width: 90, type: 'text' },
  { name: 'In force', width: 24, type: 'text' },
  { name: 'Source', width: 50, type: 'text' },
  { name: 'Address', width: 40, type: 'link' },
  { name: 'Note on the rule', width: 50, type: 'text' },
  { name: 'Text in the library', width: 40, type: 'link' },
  { name: 'Notes', width: 50, type: 'text' },
  { name: 'Duties, time limits, fees', width: 60, type: 'text' },
];
/** A cell of a sheet holds no more characters. */
const LONGEST = 30_000;
const CUT = '\n… the rest stands in the Word file.';

/** The results as a sheet: a row for each rule of each place. */
export function presentSheet({ places }: DealAnswer, origin: string): Pick<ListModel, 'columns' | 'rows'> {
  return { columns: COLUMNS, rows: places.flatMap((place) => presentRows(place, origin)) };
}

function presentRows(place: JudgedPlace, origin: string): ListCell[][] {
  const { name, missing, rules, notes, law } = place;
  const text = law?.texts.find(({ url }) => url !== null)?.url;
  const before = [name, sayResult(place), listMissing(missing), sayStandstill(place)];
  const after = [
    text === undefined || text === null ? '' : `${origin}${text}`,
    notes.join('; '),
    listOtherLaw(place)
      .map((line) => line.join(': '))
      .join('\n'),
  ];
  if (rules.length === 0) return [[...before, '', '', '', '', '', '', '', ...after]];
  return rules.map((rule) => [
    ...before,
    rule.source.place ?? rule.source.title,
    sayHolds(rule),
    shorten(rule.arithmetic),
    sayPeriod(rule.validFrom, rule.validUntil),
    saySource(rule.source),
    rule.source.url ?? '',
    rule.note ?? '',
    ...after,
  ]);
}

function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}${CUT}`;
}
