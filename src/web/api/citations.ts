import { resolveCitations, type ResolvedCitation } from '#contract/citations.ts';
import type { WantedWork } from '#domain/bibliography/read-wanted.ts';
import { MOST_CITATIONS } from '#domain/document/split-citations.ts';
import { callServer } from './call-server.ts';

/** What each of at most 200 citations stands for, in their order. */
export async function lookUpCitations(
  citations: readonly string[],
  signal: AbortSignal,
): Promise<readonly ResolvedCitation[]> {
  const answer = await callServer(resolveCitations, { body: { citations: [...citations] }, signal });
  return answer.citations;
}

/** A work that was looked for, with the documents that the first of its names that names any stands for. */
export interface FoundWork {
  readonly work: WantedWork;
  readonly documents: ResolvedCitation['documents'];
  /** Whether a name and a citation in it mean different documents. */
  readonly isDisputed: boolean;
}

/** What each work stands for, in their order; however many names they have. @throws ApiError */
export async function lookUpWorks(works: readonly WantedWork[], signal: AbortSignal): Promise<readonly FoundWork[]> {
  const names = [...new Set(works.flatMap((work) => work.names))];
  const byName = new Map<string, ResolvedCitation>();
  for (let start = 0; start < names.length; start += MOST_CITATIONS) {
    const answers = await lookUpCitations(names.slice(start, start + MOST_CITATIONS), signal);
    for (const answer of answers) byName.set(answer.citation, answer);
  }
  return works.map((work) => {
    const answers = work.names.flatMap((name) => byName.get(name) ?? []);
    const { documents = [], isDisputed = false } = answers.find((answer) => answer.documents.length > 0) ?? {};
    return { work, documents, isDisputed };
  });
}
