import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import type { BesideRow } from '#domain/versions/set-beside.ts';
import { describeFailure } from '#web/api/api-error.ts';
import type { BesideAnswer, BesideTask, MarkedRow, SentBlock } from './beside-messages.ts';
import { takeSteps } from '../text/draw-in-slices.ts';
import { BesideRows } from './beside-rows.ts';
import { loadBlocks } from './load-blocks.ts';
import type { DrawnBlock } from './read-blocks.ts';

/** One of the two texts: a document in a version, or of it what is in one language. */
export interface BesideText {
  readonly document: DocumentDetails;
  /** Only the blocks of this language; all where it is left out. */
  readonly language?: string | undefined;
}

export interface BesideModel {
  readonly phase: 'loading' | 'comparing' | 'done' | 'paused' | 'failed';
  /** Parts that are there, or rows whose words have been compared, of `total`. */
  readonly done: number;
  readonly total: number;
  readonly rows: readonly BesideRow[];
  /** Numbers of the rows whose words were not compared in time. */
  readonly left: readonly number[];
  /** Why it failed, in words. */
  readonly message: string;
}

const NOTHING: BesideModel = { phase: 'loading', done: 0, total: 0, rows: [], left: [], message: '' };

interface Beside extends BesideModel {
  /** Compares what was left for want of time. */
  readonly goOn: () => void;
  readonly retry: () => void;
  /** Goes to a row of its number. */
  readonly show: (row: number) => boolean;
}

/** Loads two texts, has them held against each other by a thread of its own, and draws them into `frame` side by side. */
export function useBeside(
  [old, next]: readonly [BesideText, BesideText],
  isTranslation: boolean,
  frame: RefObject<HTMLElement | null>,
): Beside {
  const client = useQueryClient();
  const [model, setModel] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<BesideRows>(undefined);
  const worker = useRef<Worker>(undefined);
  const [{ document: oldDocument, language: oldLanguage }, { document: newDocument, language: newLanguage }] = [
    old,
    next,
  ];
  useEffect(() => {
    const texts = [
      { document: oldDocument, language: oldLanguage },
      { document: newDocument, language: newLanguage },
    ] as const;
    const change = (news: Partial<BesideModel>) => setModel((former) => ({ ...former, ...news }));
    return start({ client, texts, isTranslation, frame, shown, worker, change });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another attempt begins anew with the same texts.
  }, [client, oldDocument, oldLanguage, newDocument, newLanguage, isTranslation, frame, attempt]);
  return {
    ...model,
    goOn: () => {
      setModel((former) => ({ ...former, phase: 'comparing', left: [] }));
      if (worker.current) send(worker.current, { goOn: true });
    },
    retry: () => setAttempt(attempt + 1),
    show: (row) => shown.current?.show(row) ?? false,
  };
}

type Change = (news: Partial<BesideModel>) => void;

interface Work {
  readonly client: QueryClient;
  readonly texts: readonly [BesideText, BesideText];
  readonly isTranslation: boolean;
  readonly frame: RefObject<HTMLElement | null>;
  readonly shown: RefObject<BesideRows | undefined>;
  readonly worker: RefObject<Worker | undefined>;
  readonly change: Change;
}

/** Begins; returns the way to stop. */
function start({ client, texts, isTranslation, frame, shown, worker, change }: Work): () => void {
  const stop = new AbortController();
  change({ ...NOTHING, total: texts.reduce((sum, { document }) => sum + document.parts.length, 0) });
  const thread = new Worker(new URL('./beside.worker.ts', import.meta.url), { type: 'module' });
  worker.current = thread;
  const fail = (error: unknown) => {
    if (!stop.signal.aborted) change({ phase: 'failed', message: describeFailure(error) });
  };
  const compare = ([olds, news]: readonly [DrawnBlock[], DrawnBlock[]]) => {
    if (stop.signal.aborted || !frame.current) return;
    const view = { frame: frame.current, olds, news, texts, shown };
    thread.addEventListener('message', ({ data }: MessageEvent<BesideAnswer>) => {
      take(data, view, change, stop.signal);
    });
    thread.addEventListener('error', (event) => fail(new Error(event.message)));
    change({ phase: 'comparing', done: 0, total: 0 });
    send(thread, { olds: olds.map(toSent), news: news.map(toSent), isTranslation });
  };
  loadTexts(client, texts, change, stop.signal).then(compare).catch(fail);
  return () => {
    stop.abort();
    thread.terminate();
  };
}

async function loadTexts(
  client: QueryClient,
  texts: readonly [BesideText, BesideText],
  change: Change,
  stop: AbortSignal,
): Promise<readonly [DrawnBlock[], DrawnBlock[]]> {
  let done = 0;
  const onPart = () => {
    done += 1;
    if (done % 16 === 0) change({ done });
  };
  const [old, next] = texts;
  const load = async ({ document, language }: BesideText) => {
    const blocks = await loadBlocks({ client, document, onPart, stop });
    const main = document.languages[0];
    return language === undefined ? blocks : blocks.filter((block) => (block.language || main) === language);
  };
  return Promise.all([load(old), load(next)]);
}

interface View {
  readonly frame: HTMLElement;
  readonly olds: readonly DrawnBlock[];
  readonly news: readonly DrawnBlock[];
  readonly texts: readonly [BesideText, BesideText];
  readonly shown: RefObject<BesideRows | undefined>;
}

function take(
  answer: BesideAnswer,
  { frame, olds, news, texts, shown }: View,
  change: Change,
  stop: AbortSignal,
): void {
  switch (answer.kind) {
    case 'rows': {
      const languages = texts.map(({ document, language }) => language ?? document.languages[0]);
      shown.current = new BesideRows(frame, {
        rows: answer.rows,
        olds,
        news,
        languages: [languages[0], languages[1]],
      });
      change({ rows: answer.rows });
      void shown.current.draw(stop);
      return;
    }
    case 'words':
      void takeSteps(markRows(shown.current, answer.marked), stop).then(() => {
        const { done, total } = answer;
        if (!stop.aborted) change({ done, total, ...(done === total ? { phase: 'done' } : {}) });
        return undefined;
      });
      return;
    case 'paused':
      change({ phase: 'paused', left: answer.left });
      return;
    case 'failed':
      change({ phase: 'failed', message: answer.message });
  }
}

/** Marks the words of some rows, row by row: there may be a thousand of them, and the browser has the reader to answer. */
function* markRows(shown: BesideRows | undefined, marked: readonly MarkedRow[]): Generator<void, void> {
  for (const row of marked) yield shown?.mark(row);
}

function toSent({ text, kind, number }: DrawnBlock): SentBlock {
  return { text, kind, number };
}

function send(worker: Worker, task: BesideTask): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
  worker.postMessage(task);
}
