import { resolveCitations, type ResolvedCitation } from '#contract/citations.ts';
import { narrowMeant } from '#domain/bibliography/narrow-meant.ts';
import type { WantedWork } from '#domain/bibliography/read-wanted.ts';
import { MOST_CITATIONS } from '#domain/document/split-citations.ts';
import { callServer } from './call-server.ts';

/** A work that was looked for, with the documents that the first of its names that names any stands for. */
export interface FoundWork {
  readonly work: WantedWork;
  readonly documents: ResolvedCitation['documents'];
  /** Whether a name and a citation in it mean different documents. */
  readonly isDisputed: boolean;
}

/**
 * What each work stands for, in their order; however many names they have. The further names are asked for only of works
 * that the first one does not name. @throws ApiError
 */
export async function lookUpWorks(works: readonly WantedWork[], signal: AbortSignal): Promise<readonly FoundWork[]> {
  const first = await lookUpAll(
    works.flatMap(({ names }) => names.slice(0, 1)),
    signal,
  );
  const isNamed = (name: string | undefined) => name !== undefined && (first.get(name)?.documents.length ?? 0) > 0;
  const further = await lookUpAll(
    works.flatMap(({ names: [name, ...others] }) => (isNamed(name) ? [] : others)),
    signal,
  );
  return works.map((work) => {
    const answers = work.names.flatMap((name) => first.get(name) ?? further.get(name) ?? []);
    const { documents = [], isDisputed = false } = answers.find((answer) => answer.documents.length > 0) ?? {};
    // A shorter name has lost what the entry says of date, kind and edition.
    return { work, documents: isDisputed ? documents : [...narrowMeant(work.text, documents)], isDisputed };
  });
}

async function lookUpAll(citations: readonly string[], signal: AbortSignal): Promise<Map<string, ResolvedCitation>> {
  const names = [...new Set(citations)];
  const byName = new Map<string, ResolvedCitation>();
  for (let start = 0; start < names.length; start += MOST_CITATIONS) {
    const body = { citations: names.slice(start, start + MOST_CITATIONS) };
    const { citations: answers } = await callServer(resolveCitations, { body, signal });
    for (const answer of answers) byName.set(answer.citation, answer);
  }
  return byName;
}
