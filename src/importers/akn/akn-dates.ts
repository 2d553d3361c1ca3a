import { isPlaceholderDate } from '#domain/document/placeholder-date.ts';
import type { DocumentDates, LegalDate } from '#domain/document/document.ts';
import { JUDGMENT_EVENTS } from '../reading/judgment-date.ts';
import { readIsoDate } from '../xml/legal-date.ts';
import { findAttribute, findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** A date of the metadata, with what it is called there: letters alone, without `date` and the vocabulary it is from. */
export interface NamedDay {
  readonly name: string;
  readonly date: LegalDate;
}

/** Beginnings of the names that a judgment's own days have, what counts most first (OP-194). */
const OF_JUDGMENTS = JUDGMENT_EVENTS.map((event) => event.slice(0, 5));
/** When an act became one; `Generation` is what files of some African states call that day. */
const OF_ACTS = /enact|passed|assent|made|sign|adopt|approv|promulgat/u;
const OF_WORKS = /^(?:document|work|original|)$/u;
const OF_PUBLICATION = /publi|release|issue|gazett/u;
const GENERATION = /^generation$/u;
const CONSOLIDATED = /applicab|consolidat/u;
const IN_FORCE = /in(?:to)?force(?!from|until|to)|commence/u;
/** What the first and the last day on which the expression was the law are called; `applicability` in Swiss files. */
const FIRST_DAY = /^(?:(?:valid|inforce)from|applicability)$/u;
const LAST_DAY = /^(?:(?:valid|inforce)(?:until|to)|endapplicability)$/u;
/** Names of days on which something else happened, to the text or to the file. */
const OF_OTHERS =
  /applicab|consolidat|force|commence|effect|hear|argu|submi|transform|generat|enrich|dummy|markup|modif|updat|convert|expir|repeal|valid|comment|consult|import|retriev|version/u;

/**
 * From when to when an act was in force as the expression has it, where its own days say so by name. A first day that is
 * not known leaves nothing to say.
 */
export function readDaysInForce(meta: XmlNode | undefined): Pick<DocumentDates, 'inForceFrom' | 'inForceUntil'> {
  const days = listDays(findNode(meta, 'FRBRExpression'));
  const find = (names: RegExp) =>
    days.find(({ name, date }) => names.test(name) && date.length === 10 && !isPlaceholderDate(date))?.date;
  const [from, until] = [find(FIRST_DAY), find(LAST_DAY)];
  if (from === undefined) return {};
  return { inForceFrom: from, ...(until !== undefined && until >= from ? { inForceUntil: until } : {}) };
}

/** Every date that the metadata gives of a document, in the order of trust: work, publisher's own, publication, expression. */
export function readNamedDays(meta: XmlNode | undefined): readonly NamedDay[] {
  const own = nodeText(findNode(findNode(meta, 'proprietary'), 'date'));
  return [
    ...listDays(findNode(meta, 'FRBRWork')),
    ...nameDay('document', own),
    ...nameDay('publication', findAttribute(meta, 'publication', 'date')),
    ...listDays(findNode(meta, 'FRBRExpression')),
  ];
}

function listDays(node: XmlNode | undefined): NamedDay[] {
  return [...listNodes(node, 'FRBRdate')].flatMap(({ element: { attributes } }) =>
    nameDay(attributes['name'] ?? '', attributes['date']),
  );
}

function nameDay(called: string, value: string | undefined): NamedDay[] {
  const date = readIsoDate(value);
  const name = called
    .toLowerCase()
    .replace(/^.*[:#/]/u, '')
    .replaceAll(/[^a-z]/gu, '')
    .replace(/^date(?:of)?|date$/gu, '');
  return date === undefined ? [] : [{ name, date }];
}

/** The day on which a judgment was given, where one is called so. */
export function findJudgmentDay(days: readonly NamedDay[]): LegalDate | undefined {
  return findBest(
    days,
    OF_JUDGMENTS.map((beginning) => (name: string) => name.startsWith(beginning)),
  );
}

/** The day of an act or a bill: of its enactment, else of the document. */
export function findActDay(days: readonly NamedDay[]): LegalDate | undefined {
  return findBest(days, [saying(OF_ACTS), saying(OF_WORKS), saying(OF_PUBLICATION), isOwn, saying(GENERATION)]);
}

/** The day of any other document, or of a judgment whose own is not told. */
export function findDocumentDay(days: readonly NamedDay[]): LegalDate | undefined {
  return findBest(days, [saying(OF_WORKS), saying(OF_PUBLICATION), isOwn]);
}

/** Up to when a consolidated text has taken in what changed it. */
export function findConsolidatedDay(days: readonly NamedDay[]): LegalDate | undefined {
  return findBest(days, [saying(CONSOLIDATED)]);
}

export function findForceDay(days: readonly NamedDay[]): LegalDate | undefined {
  return findBest(days, [saying(IN_FORCE)]);
}

type Says = (name: string) => boolean;

function saying(names: RegExp): Says {
  return (name) => names.test(name);
}

const isOwn: Says = (name) => !OF_OTHERS.test(name);

/** By its name; a placeholder only where nothing else is known, for the report of the import to tell. */
function findBest(days: readonly NamedDay[], order: readonly Says[]): LegalDate | undefined {
  const found = order.flatMap((says) => days.filter(({ name }) => says(name)));
  return (found.find(({ date }) => !isPlaceholderDate(date)) ?? found[0])?.date;
}
