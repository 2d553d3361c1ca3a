import { parse } from 'csv-parse/sync';
import {
  EMPTY_RECORD,
  type DocumentDates,
  type DocumentParty,
  type DocumentRecord,
} from '#domain/document/document.ts';
import { shortCountryName } from '#importers/csv/country-name.ts';
import { findWrittenDate, parseDayFirstDate, parseLegalDate } from '../reading/legal-date.ts';
import { listTreatyEvents } from '../reading/treaty-events.ts';
import type { RecordEvent } from '#importers/importer.ts';
import type { TreatyText } from './treaty-sections.ts';

/** A treaty's row in a companion list. Column names are those of the list. */
export type TreatyFacts = Readonly<Record<string, string>>;

/** The row of a treaty in the text of a companion `index.csv`, by its number. */
export function findTreatyFacts(index: string, number: string): TreatyFacts | undefined {
  const rows: TreatyFacts[] = parse(index, {
    columns: true,
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return rows.find((row) => row['bwb_id'] === number);
}

/** The record of a treaty; what the list leaves open is taken from the text where it says so. */
export function composeTreatyRecord(
  treaty: TreatyText,
  text: string,
  number: string,
  facts: TreatyFacts | undefined,
): DocumentRecord {
  const titles = versionTitles(treaty);
  const english = facts?.['title_other'] || titles['en'];
  const title = (treaty.languages.includes('en') ? english : undefined) ?? treaty.collectionTitle;
  const isBilateral = facts?.['kind']
    ? facts['kind'] === 'BIT'
    : /\b(between|tussen)\b.*\b(and|en)\b/i.test(title) && /invest/i.test(title);
  const parties = isBilateral ? bilateralParties(facts?.['partner'] || partnerInTitle(title)) : [];
  const dates = treatyDates(text, title, facts);
  return {
    ...EMPTY_RECORD,
    key: `markdown:${number}`,
    title: title.replace(/\.$/, ''),
    type: isBilateral ? 'Bilateral Investment Treaty' : 'Convention',
    languages: englishFirst(treaty.languages),
    dates,
    source: 'Netherlands treaties (BWB)',
    jurisdictions: parties.map(({ name }) => name),
    parties,
    citations: [number],
    legislationNumber: number,
    ...(facts?.['status'] ? { status: facts['status'] } : {}),
    meta: { titles, ...(facts ? { list: filledCells(facts) } : {}) },
  };
}

/** The treaty of a document, with the status of its parties; it is known by its number. */
export function listTreatyRecords({ key, title, legislationNumber, parties, dates }: DocumentRecord): RecordEvent[] {
  return listTreatyEvents({
    key,
    name: title,
    aliases: legislationNumber === undefined ? [] : [legislationNumber],
    parties: parties.map(({ name }) => name),
    ...(dates.legislation === undefined ? {} : { signed: dates.legislation }),
    ...(dates.entryIntoForce === undefined ? {} : { inForce: dates.entryIntoForce }),
  });
}

function englishFirst(languages: readonly string[]): readonly string[] {
  return languages.includes('en') ? ['en', ...languages.filter((language) => language !== 'en')] : languages;
}

function versionTitles(treaty: TreatyText): Readonly<Record<string, string>> {
  const titles: Record<string, string> = { nl: treaty.collectionTitle };
  for (const section of treaty.sections) {
    if (section.isTitle && section.heading !== '') titles[section.language] ??= section.heading;
  }
  return titles;
}

function treatyDates(text: string, title: string, facts: TreatyFacts | undefined): DocumentDates {
  const yearInTitle = /\b((?:18|19|20)\d{2})\)?$/.exec(title)?.[1];
  const signed = listedDate(facts?.['date_signed']) ?? signatureDate(text) ?? yearInTitle;
  const entryIntoForce = listedDate(facts?.['date_in_force']);
  return {
    ...(signed === undefined ? {} : { publication: signed, legislation: signed }),
    ...(entryIntoForce === undefined ? {} : { entryIntoForce }),
  };
}

function listedDate(value: string | undefined): string | undefined {
  return value ? (parseDayFirstDate(value) ?? parseLegalDate(value)) : undefined;
}

/** The date in the closing words `DONE at …` or `GEDAAN te …`. */
function signatureDate(text: string): string | undefined {
  for (const match of text.matchAll(/\b(?:DONE|GEDAAN|Done|Gedaan) (?:at|te|TE|in|this|on)\b[^*]{0,220}/g)) {
    const date = findWrittenDate(match[0]) ?? parseDayFirstDate(/\d{1,2}-\d{1,2}-\d{4}/.exec(match[0])?.[0] ?? '');
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Of a title that is longer, the partner stands in front. */
const LONGEST_TITLE = 500;

function partnerInTitle(title: string): string | undefined {
  const partners =
    /\b(?:between|tussen)\s+(.+?)\s+(?:and|en)\s+(?:de |the |het )?(.+?)(?:\s+(?:inzake|concerning|on)\b.*)?$/i.exec(
      title.slice(0, LONGEST_TITLE),
    );
  return [partners?.[1], partners?.[2]]
    .find((name) => name !== undefined && !/nederland|netherlands/i.test(name))
    ?.replace(/^(?:the|de|het)\s+/i, '');
}

function bilateralParties(partner: string | undefined): DocumentParty[] {
  const role = 'Contracting Party';
  return [{ name: 'Netherlands', role }, ...(partner === undefined ? [] : [{ name: shortCountryName(partner), role }])];
}

/** What the list says beyond the record is kept as it stands. */
function filledCells(facts: TreatyFacts): TreatyFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, cell]) => cell !== ''));
}
