import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { isObject, type JsonObject } from '#importers/courtlistener/opinion-record.ts';
import { parseLegalDate } from '../reading/legal-date.ts';

/** The texts themselves, which are no metadata. */
const TEXTS = new Set(['content', 'text', 'raw']);
/** Longest text that is kept as a fact. */
const LONGEST_FACT = 2000;

/** The record of a decision of Open Legal Data. */
export function decisionRecord(decision: JsonObject, judges: readonly string[], path: string): DocumentRecord {
  const say = (key: string) => textOf(decision[key]);
  const number = say('file_number') ?? '';
  const court = courtOf(decision);
  const date = parseLegalDate(say('date')?.slice(0, 10) ?? '');
  const ecli = say('ecli');
  const updated = parseLegalDate(say('updated_date')?.slice(0, 10) ?? '');
  const chamber = say('court_chamber');
  return {
    ...EMPTY_RECORD,
    key: `oldp:${ecli ?? say('slug') ?? say('id') ?? path}`,
    title: say('title')?.replace(/[\s-]+$/, '') ?? [court, say('type'), number].filter(Boolean).join(', '),
    type: 'Case law',
    languages: ['de'],
    dates: { ...(date ? { publication: date, decision: date } : {}), ...(updated ? { updated } : {}) },
    jurisdictions: ['Germany'],
    judges,
    caseNumbers: [number],
    citations: ecli === undefined ? [] : [ecli],
    ...(court === undefined ? {} : { court }),
    ...(chamber === undefined ? {} : { organization: chamber }),
    ...(say('abstract') === undefined ? {} : { summary: say('abstract') ?? '' }),
    ...(say('source_name') === undefined ? {} : { source: say('source_name') ?? '' }),
    meta: factsOf(decision),
  };
}

/** The name of the court; a fixture gives only its number, and the court as the name of its source. */
function courtOf(decision: JsonObject): string | undefined {
  const { court } = decision;
  if (isObject(court)) return textOf(court['name']);
  return typeof court === 'string' ? textOf(court) : textOf(decision['source_name']);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return text === '' ? undefined : text;
}

/** Every field that says something, but the texts. */
function factsOf(decision: JsonObject): Readonly<Record<string, unknown>> {
  const facts = Object.entries(decision).filter(
    ([key, value]) =>
      !TEXTS.has(key) && value !== null && value !== '' && !(typeof value === 'string' && value.length > LONGEST_FACT),
  );
  return Object.fromEntries(facts);
}
