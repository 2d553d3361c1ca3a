import type { QueryClient } from '@tanstack/react-query';
import { MOST_PARTS, type DocumentDetails } from '#contract/document.ts';
import { documentPartsQuery } from '#web/api/document.queries.ts';
import { letOthersWork } from '../text/draw-in-slices.ts';
import { readBlocks, type DrawnBlock } from './read-blocks.ts';

/** After reading for this long the browser may answer the reader, in milliseconds. */
const SLICE = 12;

interface Loading {
  readonly client: QueryClient;
  readonly document: DocumentDetails;
  /** Is told of every part that is there. */
  readonly onPart: () => void;
  readonly stop: AbortSignal;
}

/** All blocks of a document, in order; the next parts are on their way while some are read. @throws ApiError */
export async function loadBlocks({ client, document, onPart, stop }: Loading): Promise<DrawnBlock[]> {
  const { id, version, textId, parts } = document;
  const ask = (from: number) => {
    const to = Math.min(from + MOST_PARTS, parts.length);
    const answer = client.fetchQuery({ ...documentPartsQuery({ id, version, textId, from, to }), gcTime: 0 });
    // A failure is met when its turn comes.
    answer.catch(() => undefined);
    return answer;
  };
  const blocks: DrawnBlock[] = [];
  let began = performance.now();
  let [answer, following] = [ask(0), parts.length > MOST_PARTS ? ask(MOST_PARTS) : undefined];
  for (let from = 0; from < parts.length; from += MOST_PARTS) {
    const { parts: html } = await answer;
    if (stop.aborted) return [];
    if (following) answer = following;
    following = from + 2 * MOST_PARTS < parts.length ? ask(from + 2 * MOST_PARTS) : undefined;
    for (const part of html) {
      blocks.push(...readBlocks(part));
      onPart();
      if (performance.now() - began < SLICE) continue;
      await letOthersWork();
      began = performance.now();
    }
  }
  return blocks;
}
