import { EMPTY_RECORD, type DocumentDates, type DocumentRecord } from '#domain/document/document.ts';
import { findEnglishDate, readIsoDate } from '../xml/legal-date.ts';
import { findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** What is known about a measure once its text has been read. */
export interface UslmSource {
  readonly path: string;
  readonly root: string;
  /** The `identifier` of the root, where it has one. */
  readonly identifier: string | undefined;
  readonly meta: XmlNode | undefined;
  /** Texts of the front page, by name; the first of each. */
  readonly front: ReadonlyMap<string, string>;
}

const BILLS = new Set(['bill', 'resolution', 'amendment', 'engrossedAmendment', 'amendment-doc']);

export function uslmRecord(source: UslmSource): DocumentRecord {
  const { meta, path } = source;
  const value = (name: string): string | undefined => nodeText(findNode(meta, name)) || undefined;
  const cited = [...listNodes(meta, 'citableAs')].map(nodeText);
  const title = value('title');
  // The older files have their citation in the title alone.
  const inTitle = BILLS.has(source.root) ? /^\d+ [A-Z]+ \d+ [A-Z]+(?=: )/.exec(title ?? '')?.[0] : undefined;
  const printed = listPrinted(inTitle === undefined ? cited : [inTitle, ...cited]);
  const number = legislationNumber(source, printed);
  const chamber = value('creator') ?? value('publisher') ?? source.front.get('chamber');
  const status = value('docStage');
  return {
    ...EMPTY_RECORD,
    key: recordKey(source, cited),
    title: readTitle(title, inTitle) ?? source.front.get('officialTitle') ?? number ?? path.replace(/^.*\//, ''),
    type: BILLS.has(source.root) ? 'Bill' : 'Legislation',
    dates: recordDates(source),
    jurisdictions: ['United States'],
    citations: printed,
    ...(chamber ? { organization: chamber } : {}),
    ...(number ? { legislationNumber: number } : {}),
    ...(status ? { status } : {}),
    meta: recordMeta(meta),
  };
}

/** A title of a bill begins with its citation, which the record has beside it, and ends like a sentence. */
function readTitle(title: string | undefined, citation: string | undefined): string | undefined {
  const bare = title?.slice(citation === undefined ? 0 : citation.length + 2).replace(/\.$/, '');
  return bare === '' ? title : bare;
}

/** Each citation in one form: of `116 S 1900 RS`, `116s1900rs` and `116 S. 1900 RS` the one that is printed. */
function listPrinted(cited: readonly string[]): string[] {
  const forms = new Map<string, string>();
  for (const citation of cited) {
    const same = citation.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
    const known = forms.get(same);
    if (known === undefined || citation.length > known.length) forms.set(same, citation);
  }
  return [...forms.values()];
}

/** Addresses follow the references of the format, so that a link to a public law finds it. */
function recordKey({ meta, identifier, path, front }: UslmSource, cited: readonly string[]): string {
  const file = [...listNodes(meta, 'property')].find(({ element }) => element.attributes['role'] === 'fileId');
  const law = cited.map((text) => /^Public Law (\d+)[–-](\d+)$/.exec(text)).find((match) => match !== null);
  const bill = cited.map((text) => /^(\d+)([a-z]+)(\d+)([a-z]*)$/.exec(text)).find((match) => match !== null);
  if (file) return `uslm:COMPS-${nodeText(file)}`;
  if (law) return `uslm:/us/pl/${law[1]}/${law[2]}`;
  if (bill) return `uslm:/us/bill/${bill.slice(1).filter(Boolean).join('/')}`;
  if (identifier) return `uslm:${identifier}`;
  const older = olderKey(front);
  return older ?? (cited[0] ? `uslm:${cited[0]}` : `path:${path}`);
}

/** The older files name the congress and number only as printed: `116th CONGRESS`, `H. R. 3945`. */
function olderKey(front: ReadonlyMap<string, string>): string | undefined {
  const congress = /^\d+/.exec(front.get('congress') ?? '')?.[0];
  const number = /^([A-Za-z. ]+?)\s*(\d+)$/.exec(front.get('legisNumber') ?? '');
  if (!congress || !number) return undefined;
  const kind = number[1]?.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  const stage = front.get('stage')?.toLowerCase().replaceAll(' ', '-');
  return `uslm:/us/bill/${congress}/${kind}/${number[2]}${stage ? `/${stage}` : ''}`;
}

function legislationNumber({ front }: UslmSource, cited: readonly string[]): string | undefined {
  return (
    cited.find((text) => /^Public Law|^\d+ [A-Z](?:\. ?[A-Z]\w*)*\.? /.test(text)) ??
    front.get('legisNumber') ??
    cited[0]
  );
}

function recordDates({ meta, front, root }: UslmSource): DocumentDates {
  const approved =
    readIsoDate(nodeText(findNode(meta, 'approvedDate'))) ?? findEnglishDate(front.get('approved') ?? '');
  const acted = front.get('actionDate') ?? front.get('action') ?? '';
  const issued = approved ?? readIsoDate(front.get('date')) ?? findEnglishDate(acted);
  const updated = findEnglishDate(front.get('editionNote') ?? '');
  return {
    ...(issued ? { publication: issued } : {}),
    ...(approved && !BILLS.has(root) ? { legislation: approved } : {}),
    ...(updated ? { updated } : {}),
  };
}

function recordMeta(meta: XmlNode | undefined): Readonly<Record<string, unknown>> {
  const kept = ['congress', 'session', 'docStage', 'publicPrivate', 'rights'];
  return Object.fromEntries(
    kept.map((name) => [name, nodeText(findNode(meta, name))]).filter(([, value]) => value !== ''),
  );
}
