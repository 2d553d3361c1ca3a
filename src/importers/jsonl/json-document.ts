import {
  EMPTY_RECORD,
  REVIEW_STATUSES,
  type DocumentDates,
  type DocumentRecord,
  type ReviewStatus,
} from '#domain/document/document.ts';
import { EDITION_IDS, isEditionId, type EditionId } from '#domain/edition/edition.ts';
import { optional } from '#domain/records/record-document.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import { findWrongDay } from '../reading/days-in-force.ts';
import { LEGAL_DATE_FORMS, parseLegalDate } from '../reading/legal-date.ts';
import { isLanguageTag, isUrlSafeId, namePlaces } from '../reading/record-fields.ts';

/** A line that has been read: the record and its text in one of the two forms. */
export interface JsonDocument {
  readonly document: DocumentRecord;
  readonly html?: string;
  readonly text?: string;
}

/** The fields of a line; any other is kept in `meta`. */
export const JSON_FIELDS = [
  'kind',
  'id',
  'title',
  'type',
  'edition',
  'jurisdiction',
  'topic',
  'publicationDate',
  'inForceFrom',
  'inForceUntil',
  'source',
  'authors',
  'editors',
  'html',
  'text',
  'language',
  'comparison',
  'organization',
  'lastReviewedDate',
  'reviewStatus',
  'subscriptions',
  'meta',
] as const;

const DEEPEST_META = 32;

/** Why a line cannot be taken, in words that say what is allowed. */
export class LineProblem extends Error {}

/** The document that a line of JSON describes. Throws `LineProblem` with the reason. */
export function readJsonDocument(value: unknown): JsonDocument {
  if (!isObject(value)) throw new LineProblem('a line must hold one JSON object: { "id": …, "title": … }');
  const id = readText(value, 'id');
  const title = readText(value, 'title');
  if (id === undefined || title === undefined) {
    throw new LineProblem(`\`${id === undefined ? 'id' : 'title'}\` is required and must be a text that is not empty`);
  }
  const html = readText(value, 'html', false);
  const text = readText(value, 'text', false);
  const source = readText(value, 'source');
  const languages = readLanguages(value);
  const type = readText(value, 'type') ?? 'Document';
  const editors = readList(value, 'editors');
  if (type === TEMPLATE_TYPE) refuseFiles(value);
  const document: DocumentRecord = {
    ...EMPTY_RECORD,
    key: `jsonl:${id}`,
    ...(isUrlSafeId(id) ? { id } : {}),
    editions: readList(value, 'edition').map(readEdition),
    title,
    type,
    languages: languages.length === 0 ? EMPTY_RECORD.languages : languages,
    dates: readDates(value),
    authors: readList(value, 'authors').map((name) => ({ name })),
    jurisdictions: namePlaces(readList(value, 'jurisdiction')),
    topics: readList(value, 'topic'),
    subscriptions: readList(value, 'subscriptions').map(readCode),
    meta: readMeta(value),
    ...(source === undefined ? {} : { source }),
    ...readCompared(value),
    ...(editors.length === 0 ? {} : { editors }),
  };
  return { document, ...(html === undefined ? {} : { html }), ...(text === undefined ? {} : { text }) };
}

/** What of it a comparison asks (OP-200). */
function readCompared(value: JsonObject): Pick<DocumentRecord, 'comparisons' | 'organization' | 'reviewStatus'> {
  const comparisons = readList(value, 'comparison');
  return {
    ...(comparisons.length === 0 ? {} : { comparisons }),
    ...optional('organization', readText(value, 'organization')),
    ...optional('reviewStatus', readReviewStatus(value)),
  };
}

function readReviewStatus(value: JsonObject): ReviewStatus | undefined {
  const said = readText(value, 'reviewStatus');
  const status = REVIEW_STATUSES.find((known) => known === said);
  if (said === undefined || status !== undefined) return status;
  throw new LineProblem(`\`reviewStatus\` is \`${shorten(said)}\`; allowed are ${REVIEW_STATUSES.join(', ')}`);
}

/** A line lies in no folder of files; what names some is refused, so that nobody takes them for attached (OP-141). */
function refuseFiles({ files, meta }: JsonObject): void {
  const named = files ?? (isObject(meta) ? meta['files'] : undefined);
  if (named === undefined || named === null) return;
  throw new LineProblem(
    '`files` of a template attaches nothing in JSON Lines; allowed are files in the folder beside a Markdown document, `clause.files/` beside `clause.md`',
  );
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: JsonObject, key: string, trims = true): string | undefined {
  const found = value[key];
  if (found === undefined || found === null) return undefined;
  if (typeof found !== 'string') throw new LineProblem(`\`${key}\` must be a text, not ${kindOf(found)}`);
  const text = withoutControls(trims ? found.trim() : found);
  return text === '' ? undefined : text;
}

function readList(value: JsonObject, key: string): string[] {
  const found = value[key];
  if (found === undefined || found === null) return [];
  const list: unknown[] = Array.isArray(found) ? found : [found];
  return list.flatMap((item) => {
    if (typeof item !== 'string') throw new LineProblem(`\`${key}\` must be a list of texts; it holds ${kindOf(item)}`);
    const text = withoutControls(item.trim());
    return text === '' ? [] : [text];
  });
}

function readEdition(edition: string): EditionId {
  if (isEditionId(edition)) return edition;
  throw new LineProblem(`\`edition\` names \`${shorten(edition)}\`; allowed are ${EDITION_IDS.join(', ')}`);
}

function readCode(code: string): string {
  if (/^[A-Z][A-Z0-9]{1,9}$/.test(code)) return code;
  throw new LineProblem(
    `\`subscriptions\` holds \`${shorten(code)}\`; allowed are subscription codes, two to ten capitals and digits`,
  );
}

/** Several where the parts of the text in all but the first carry theirs. */
function readLanguages(value: JsonObject): readonly string[] {
  return [...new Set(readList(value, 'language'))].map((language) => {
    if (isLanguageTag(language)) return language;
    throw new LineProblem(
      `\`language\` is \`${shorten(language)}\`; allowed is a language tag such as en, fr or pt-BR`,
    );
  });
}

function readDates(value: JsonObject): DocumentDates {
  const dates = {
    ...optional('publication', readDate(value, 'publicationDate')),
    ...optional('lastReviewed', readDate(value, 'lastReviewedDate')),
    ...optional('inForceFrom', readDate(value, 'inForceFrom')),
    ...optional('inForceUntil', readDate(value, 'inForceUntil')),
  };
  const wrong = findWrongDay(dates);
  if (wrong) throw new LineProblem(`\`${wrong.field}\`: ${wrong.reason}`);
  return dates;
}

/** A date, or an instant of which the day counts. */
function readDate(value: JsonObject, key: string): string | undefined {
  const said = readText(value, key);
  if (said === undefined) return undefined;
  const date = parseLegalDate(said.replace(/^(\d{4}-\d{2}-\d{2})T\d{2}:.*$/, '$1'));
  if (date !== undefined) return date;
  throw new LineProblem(`\`${key}\` is \`${shorten(said)}\`; allowed are ${LEGAL_DATE_FORMS}`);
}

function readMeta(value: JsonObject): Readonly<Record<string, unknown>> {
  const { meta } = value;
  if (meta !== undefined && meta !== null && !isObject(meta))
    throw new LineProblem(`\`meta\` must be an object, not ${kindOf(meta)}`);
  const known = new Set<string>(JSON_FIELDS);
  const others = Object.fromEntries(Object.entries(value).filter(([key]) => !known.has(key)));
  const all = { ...others, ...meta };
  if (isDeeperThan(all, DEEPEST_META)) throw new LineProblem(`\`meta\` is nested more than ${DEEPEST_META} deep`);
  return all;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what this removes
  return text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g, '');
}
