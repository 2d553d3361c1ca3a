import type { ResolvedCitation } from '#contract/citations.ts';

/** How many citations were found: `12 citations: 8 found, 1 with several documents, 1 with another name, 1 without the provision, 1 not found`. */
export function summarizeCitations(found: readonly ResolvedCitation[]): string {
  const disputed = found.filter(({ isDisputed }) => isDisputed).length;
  const several = found.filter(({ documents, isDisputed }) => documents.length > 1 && !isDisputed).length;
  const lacking = found.filter(lacksProvision).length;
  const missing = found.filter(({ documents }) => documents.length === 0).length;
  const parts = [
    `${found.length - disputed - several - lacking - missing} found`,
    ...(several > 0 ? [`${several} with several documents`] : []),
    ...(disputed > 0 ? [`${disputed} with another name`] : []),
    ...(lacking > 0 ? [`${lacking} without the provision`] : []),
    ...(missing > 0 ? [`${missing} not found`] : []),
  ];
  return `${found.length} ${found.length === 1 ? 'citation' : 'citations'}: ${parts.join(', ')}`;
}

/** The result as lines of citation, title and address, for a text or a table; `origin` without a slash at its end. */
export function printCitations(found: readonly ResolvedCitation[], origin: string): string {
  const lines = found.flatMap(({ citation, documents }) =>
    documents.length === 0
      ? [`${citation}\tnot found`]
      : documents.map(({ title, url, lacks }) =>
          [citation, title, `${origin}${url}`, ...(lacks === undefined ? [] : [`no ${lacks} found in it`])].join('\t'),
        ),
  );
  return lines.join('\n');
}

function lacksProvision({ documents: [document, ...others] }: ResolvedCitation): boolean {
  return others.length === 0 && document?.lacks !== undefined;
}
