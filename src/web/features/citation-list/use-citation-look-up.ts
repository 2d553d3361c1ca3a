import { useState } from 'react';
import { resolveCitations, type ResolvedCitation } from '#contract/citations.ts';
import { LONGEST_CITATION, MOST_CITATIONS, splitCitations } from '#domain/document/split-citations.ts';
import { callServer } from '#web/api/call-server.ts';
import { announce } from '#web/app/live-region.tsx';
import { useCall } from '#web/app/use-call.ts';
import { summarizeCitations } from './summarize-citations.ts';

export interface CitationLookUp {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isBusy: boolean;
  /** Undefined until something was looked up. */
  readonly found: readonly ResolvedCitation[] | undefined;
  /** Why nothing was looked up, or what was left out. */
  readonly trouble: string | undefined;
  readonly lookUp: () => void;
}

/** The rules of the look-up: what is sent, and what stands in the way of it. */
export function useCitationLookUp(initial: string): CitationLookUp {
  const [text, setText] = useState(initial);
  const [found, setFound] = useState<readonly ResolvedCitation[]>();
  const { isBusy, trouble, run } = useCall();
  const lookUp = () =>
    run(async (signal) => {
      const entries = splitCitations(text);
      if (entries.length === 0) return 'Paste or type at least one citation.';
      const citations = entries.slice(0, MOST_CITATIONS).map((entry) => entry.slice(0, LONGEST_CITATION));
      const { citations: answer } = await callServer(resolveCitations, { body: { citations }, signal });
      setFound(answer);
      announce(summarizeCitations(answer));
      return entries.length > MOST_CITATIONS ? `Only the first ${MOST_CITATIONS} were looked up.` : undefined;
    });
  return { text, setText, isBusy, found, trouble, lookUp: () => void lookUp() };
}
