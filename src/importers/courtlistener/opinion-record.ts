import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { parseLegalDate } from '../reading/legal-date.ts';
import { nameFromCapitals } from '../reading/name-from-capitals.ts';
import { withoutTags } from '../reading/without-tags.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Courts by the source's own code; any other keeps its code. */
const COURTS: Readonly<Record<string, string>> = {
  scotus: 'Supreme Court of the United States',
  ca1: 'United States Court of Appeals for the First Circuit',
  ca2: 'United States Court of Appeals for the Second Circuit',
  ca3: 'United States Court of Appeals for the Third Circuit',
  ca4: 'United States Court of Appeals for the Fourth Circuit',
  ca5: 'United States Court of Appeals for the Fifth Circuit',
  ca6: 'United States Court of Appeals for the Sixth Circuit',
  ca7: 'United States Court of Appeals for the Seventh Circuit',
  ca8: 'United States Court of Appeals for the Eighth Circuit',
  ca9: 'United States Court of Appeals for the Ninth Circuit',
  ca10: 'United States Court of Appeals for the Tenth Circuit',
  ca11: 'United States Court of Appeals for the Eleventh Circuit',
  cadc: 'United States Court of Appeals for the District of Columbia Circuit',
  cafc: 'United States Court of Appeals for the Federal Circuit',
  nysd: 'United States District Court for the Southern District of New York',
};

/** The record of an opinion; `text` is its plain text, in which a citation and docket numbers may stand. */
export function readOpinionRecord(opinion: JsonObject, text: string, path: string): DocumentRecord {
  const cluster = isObject(opinion['cluster']) ? opinion['cluster'] : {};
  const docket = isObject(opinion['docket']) ? opinion['docket'] : isObject(cluster['docket']) ? cluster['docket'] : {};
  const say = (...keys: string[]) =>
    keys
      .map((key) => textOf(opinion[key]) ?? textOf(cluster[key]) ?? textOf(docket[key]))
      .find((value) => value !== undefined);
  const id = textOf(opinion['id']) ?? textOf(cluster['id']);
  const title = say('case_name', 'caseName', 'case_name_full', 'case_name_short');
  const court = say('court', 'court_id', 'court_citation_string');
  const date = parseLegalDate(say('date_filed', 'dateFiled')?.slice(0, 10) ?? '');
  const citations = [
    ...citationList(opinion['citations'] ?? cluster['citations'] ?? opinion['citation']),
    ...citationsInText(text),
  ];
  const docketNumbers = [say('docket_number', 'docketNumber'), ...docketNumbersInText(text)];
  const status = say('precedential_status', 'status');
  return {
    ...EMPTY_RECORD,
    key: id === undefined ? `courtlistener:${path}` : `courtlistener:${id}`,
    title: title ?? path.replace(/^.*\//, '').replace(/\.json$/i, ''),
    type: 'Case law',
    dates: date === undefined ? {} : { publication: date, decision: date },
    jurisdictions: ['United States'],
    judges: [
      ...new Set([
        ...splitNames(say('judges')),
        ...splitNames(say('author_str')),
        ...splitNames(say('joined_by_str')),
        ...judgesInText(text),
      ]),
    ],
    citations: [...new Set(citations)],
    caseNumbers: [...new Set(docketNumbers.filter((number) => number !== undefined))],
    parties: title === undefined ? [] : title.split(/ v\. /).map((name) => ({ name })),
    ...(court === undefined ? {} : { court: courtName(court) }),
    ...(status === undefined ? {} : { status }),
    meta: plainFields(opinion),
  };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = withoutTags(value).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

function courtName(court: string): string {
  const code = /\/courts\/([^/]+)\/?$/.exec(court)?.[1] ?? court;
  return (Object.hasOwn(COURTS, code) ? COURTS[code] : undefined) ?? code;
}

function citationList(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.flatMap((citation) => {
    if (isObject(citation)) {
      const parts = ['volume', 'reporter', 'page'].map((key) => textOf(citation[key]));
      return parts.every((part) => part !== undefined) ? [parts.join(' ')] : [];
    }
    return textOf(citation) ?? [];
  });
}

/** A slip opinion prints its own citation in the running head. */
function citationsInText(text: string): string[] {
  const own = /\bCite as: (\d+ U\. ?S\. \d+ \(\d{4}\))/.exec(text)?.[1];
  return own === undefined ? [] : [own];
}

function docketNumbersInText(text: string): string[] {
  const head = text.slice(0, 8000);
  const decided = /\bNos?\. (\d{1,2}[–-]\d{1,5})\. *(?:Argued|Decided)\b/.exec(head)?.[1];
  return decided === undefined ? [] : [`No. ${decided.replace('–', '-')}`];
}

/** `KAGAN, J., delivered the opinion`: the judges that an opinion of the Supreme Court names as those who wrote; not who `took no part`. */
function judgesInText(text: string): string[] {
  const names = text
    .slice(0, 60_000)
    .replace(/-\s*\n\s*/g, '')
    .matchAll(/\b(?:JUSTICE |Justice )?([A-Z][A-Z'’]{2,}), (?:C\. )?J\., (?=delivered|filed|concurring|dissenting)/g);
  return [...new Set([...names].map((match) => nameFromCapitals(match[1] ?? '')))];
}

function splitNames(value: string | undefined): string[] {
  return value === undefined
    ? []
    : value
        .split(/[,;]| and /)
        .map((name) => name.trim())
        .filter((name) => name.length > 1);
}

/** The short plain fields of the source, kept as they are. */
function plainFields(opinion: JsonObject): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(opinion).filter(
      ([key, value]) =>
        !/^(?:html|xml|plain_text)/.test(key) &&
        (typeof value === 'number' ||
          typeof value === 'boolean' ||
          (typeof value === 'string' && value.length <= 500 && value !== '')),
    ),
  );
}
