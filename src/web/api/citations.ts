import { resolveCitations, type ResolvedCitation } from '#contract/citations.ts';
import { callServer } from './call-server.ts';

/** What each of at most 200 citations stands for, in their order. */
export async function lookUpCitations(
  citations: readonly string[],
  signal: AbortSignal,
): Promise<readonly ResolvedCitation[]> {
  const answer = await callServer(resolveCitations, { body: { citations: [...citations] }, signal });
  return answer.citations;
}
