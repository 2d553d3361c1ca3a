import { findCourt } from './citation-table.ts';
import type { LinkTarget } from './inline.ts';
import { normalizeCitation } from './normal-citation.ts';

/** A link to a document by the name under which the library may hold it. */
export type DocumentTarget = Extract<LinkTarget, { readonly to: 'document' }>;

const FIND_CASE_LAW = 'caselaw.nationalarchives.gov.uk';
/** What an address says that may mean a document of the library. */
export const SOURCE_HOSTS = [
  FIND_CASE_LAW,
  'courtlistener.com/opinion/',
  'eur-lex.europa.eu/',
  'legislation.gov.uk/',
] as const;

const JUDGMENT =
  /^https?:\/\/caselaw\.nationalarchives\.gov\.uk\/(?:id\/)?([a-z][a-z0-9/-]*\d)(?:\/data\.\w+)?\/?(?:#(.+))?$/iu;
const OPINION = /^https?:\/\/(?:www\.)?courtlistener\.com\/opinion\/(\d+)(?:\/|$)/iu;
const EUR_LEX = /^https?:\/\/eur-lex\.europa\.eu\/.*[?&]uri=(CELEX(?::|%3A)[\dA-Z()-]+|ecli(?::|%3A)[\dA-Z:.%]+)/iu;
const ELI =
  /^https?:\/\/(?:data\.europa\.eu|eur-lex\.europa\.eu)\/eli\/(reg|dir|dec)(?:_[a-z]+)?\/(\d{4})\/(\d{1,4})(?:\/|$)/iu;
const ELI_KINDS: Readonly<Record<string, string>> = { reg: 'R', dir: 'L', dec: 'D' };
/** Kind, year and number of an act, then the place in it; which version of it is meant says nothing here. */
const ACT =
  /^https?:\/\/(?:www\.)?legislation\.gov\.uk\/(?:id\/)?([a-z]{2,6}\/\d{4}\/\d+)((?:\/(?:part|chapter|section|article|regulation|rule|schedule|paragraph|crossheading)\/[a-z\d-]+)*)(?:\/(?:made|enacted|adopted|created|contents|introduction|\d{4}-\d\d-\d\d))?\/?$/iu;

/** The document that a link means, held or not; undefined where it means none that could be held. */
export function readDocumentTarget(target: LinkTarget): DocumentTarget | undefined {
  if (target.to !== 'web') return target.to === 'document' ? target : undefined;
  const { href } = target;
  const [, judgment, place] = JUDGMENT.exec(href) ?? [];
  if (judgment !== undefined) return name(`akn:https://${FIND_CASE_LAW}/id/${judgment.toLowerCase()}`, place);
  const opinion = OPINION.exec(href)?.[1];
  if (opinion !== undefined) return name(`courtlistener:${opinion}`);
  const uri = EUR_LEX.exec(href)?.[1]?.replaceAll(/%3A/giu, ':');
  const citation = uri === undefined ? undefined : normalizeCitation(uri.replace(/^ecli:(?=ECLI:)/iu, ''))?.text;
  if (citation !== undefined) return name(citation);
  const [, kind = '', year, number] = ELI.exec(href) ?? [];
  if (year !== undefined && number !== undefined)
    return name(`3${year}${ELI_KINDS[kind.toLowerCase()]}${number.padStart(4, '0')}`);
  const [, act, provision = ''] = ACT.exec(href) ?? [];
  if (act === undefined) return undefined;
  return name(`akn:http://www.legislation.gov.uk/id/${act.toLowerCase()}`, provision.slice(1).replaceAll('/', '-'));
}

function name(key: string, anchor: string | undefined = ''): DocumentTarget {
  return { to: 'document', key, ...(anchor === '' ? {} : { anchor }) };
}

/** Where what a key or citation of a source names is published, for a link to what is not held; undefined where nobody knows. */
export function findOutsideAddress({ key }: Pick<DocumentTarget, 'key'>): string | undefined {
  const judgment = /^akn:(https:\/\/caselaw\.nationalarchives\.gov\.uk\/)id\/(.+)$/u.exec(key);
  if (judgment) return `${judgment[1]}${judgment[2]}`;
  const opinion = /^courtlistener:(\d+)$/u.exec(key)?.[1];
  if (opinion !== undefined) return `https://www.courtlistener.com/opinion/${opinion}/`;
  const [, series = '', one = '', other = ''] = /^uslm:\/us\/(usc|pl|stat)\/t?(\w+)\/s?(\w+)/u.exec(key) ?? [];
  if (series === 'usc') return `https://www.govinfo.gov/link/uscode/${one}/${other}`;
  if (series === 'pl') return `https://www.govinfo.gov/link/plaw/${one}/public/${other}`;
  if (series === 'stat') return `https://www.govinfo.gov/link/statute/${one}/${other}`;
  const { kind, text = '' } = normalizeCitation(key) ?? {};
  if (kind === 'ecli' && text.startsWith('ECLI:EU:'))
    return `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=ecli:${text}`;
  return kind === 'neutral' ? findJudgment(text) : undefined;
}

/** `[2022] EWHC 689 (IPEC)` at Find Case Law, where its courts are those of the United Kingdom. */
function findJudgment(citation: string): string | undefined {
  const [, year, code = '', before, number, behind] =
    /^\[(\d{4})\] (\w+) (?:(\p{L}+) )?(\d+)(?: \((\w+)\))?$/u.exec(citation) ?? [];
  const division = before ?? behind;
  const isThere = /^(?:UK(?:SC|PC|UT|FTT)|EW(?:CA|HC|COP|FC|CC)|EAT)$/u.test(findCourt(code)?.code ?? '');
  if (!isThere) return undefined;
  const path = [code, ...(division === undefined ? [] : [division]), year, number].join('/').toLowerCase();
  return `https://${FIND_CASE_LAW}/${path}`;
}
