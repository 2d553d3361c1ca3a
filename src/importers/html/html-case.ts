import type { DocumentRecord } from '#domain/document/document.ts';
import { findSaidDay } from '../reading/judgment-date.ts';
import { classesOf, elementsOf, textOf, type HtmlDocument } from './dom.ts';

/** Adds what the pages of reported cases say by class: `case_cite`, `parties`, `docket`, `court`, `date`. */
export function readCasePage(document: HtmlDocument, record: DocumentRecord): DocumentRecord {
  const said = new Map<string, string[]>();
  for (const element of elementsOf(document)) {
    for (const name of classesOf(element)) {
      if (!/^(case_cite|parties|docket|court|date)$/.test(name)) continue;
      said.set(name, [...(said.get(name) ?? []), plainText(element)]);
    }
  }
  const citations = said.get('case_cite') ?? [];
  const parties = said.get('parties')?.[0];
  if (citations.length === 0 || parties === undefined) return record;
  // The official reports of that court hold no other's decisions.
  const isReported = citations.some((citation) => /^\d+ U\. ?S\. \d+$/.test(citation));
  const court = said.get('court')?.[0] ?? (isReported ? 'Supreme Court of the United States' : undefined);
  const decision = findSaidDay((said.get('date') ?? []).join('; ')) ?? record.dates.publication;
  return {
    ...record,
    title: parties,
    type: 'Case law',
    key: `html:${citations[0]}`,
    citations,
    caseNumbers: said.get('docket') ?? [],
    parties: parties
      .split(/\s+v\.\s+/)
      .map((name) => ({ name: name.replace(/[\s,.]+$/, (end) => (/^\.$/.test(end.trim()) ? '.' : '')) })),
    dates: { ...record.dates, ...(decision === undefined ? {} : { publication: decision, decision }) },
    jurisdictions: isReported ? ['United States'] : record.jurisdictions,
    ...(court === undefined ? {} : { court }),
  };
}

function plainText(element: Parameters<typeof textOf>[0]): string {
  const withBreaks =
    'childNodes' in element
      ? element.childNodes.map((node) => (node.nodeName === 'br' ? ' ' : textOf(node))).join('')
      : textOf(element);
  return withBreaks.replace(/\s+/g, ' ').trim();
}
