import { useEffect, useRef, useState } from 'react';
import type { ResolvedCitation } from '#contract/citations.ts';
import { LONGEST_CITATION, MOST_CITATIONS, splitCitations } from '#domain/document/split-citations.ts';
import { toApiError } from '#web/api/api-error.ts';
import { lookUpCitations } from '#web/api/citations.ts';
import { announce } from '#web/app/live-region.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly ResolvedCitation[]>();
  const [trouble, setTrouble] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const lookUp = async () => {
    const entries = splitCitations(text);
    if (entries.length === 0) return setTrouble('Paste or type at least one citation.');
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setBusy(true);
    setTrouble(undefined);
    try {
      const citations = entries.slice(0, MOST_CITATIONS).map((entry) => entry.slice(0, LONGEST_CITATION));
      const answer = await lookUpCitations(citations, controller.signal);
      setFound(answer);
      if (entries.length > MOST_CITATIONS) setTrouble(`Only the first ${MOST_CITATIONS} were looked up.`);
      announce(summarizeCitations(answer));
    } catch (error) {
      if (!controller.signal.aborted) setTrouble(toApiError(error).message);
    } finally {
      if (!controller.signal.aborted) setBusy(false);
    }
  };
  return { text, setText, isBusy, found, trouble, lookUp: () => void lookUp() };
}
