import type {
  Among,
  CountRequest,
  EngineAnswer,
  EngineRequest,
  FormsRequest,
  MatchAnswer,
  MatchRequest,
  SectionAnswer,
  SectionsRequest,
  SimilarWord,
  SuggestAnswer,
  SuggestRequest,
  WordForms,
} from '#server/ports/search-engine.ts';
import type { SnapshotFiles } from './index-snapshot.ts';
import type { QueryLimits } from './query-budget.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';

/** What threads have to know. */
export interface WorkerSetup {
  /** What is searched, as whoever opens it knows it. */
  readonly storage: string;
  readonly limits: QueryLimits;
  /** Facets read for suggestions before anybody asks. */
  readonly suggestedFacets?: readonly string[];
}

/** What one thread is started with. */
export interface ThreadSetup {
  readonly work: 'watch' | 'search' | 'suggest';
  readonly setup: WorkerSetup;
}

/** A question that one worker answers. */
export type EngineTask =
  | { readonly kind: 'search'; readonly request: EngineRequest }
  | { readonly kind: 'count'; readonly requests: readonly CountRequest[] }
  | { readonly kind: 'matches'; readonly request: MatchRequest }
  | { readonly kind: 'sections'; readonly request: SectionsRequest }
  | { readonly kind: 'similar'; readonly word: string; readonly limit: number; readonly among: Among }
  | { readonly kind: 'forms'; readonly request: FormsRequest }
  | { readonly kind: 'suggest'; readonly request: SuggestRequest };

export type TaskAnswer =
  | EngineAnswer
  | readonly (number | null)[]
  | MatchAnswer
  | readonly SectionAnswer[]
  | readonly SimilarWord[]
  | WordForms
  | SuggestAnswer;

export type ToWorker =
  | { readonly kind: 'use'; readonly files: SnapshotFiles }
  | { readonly kind: 'task'; readonly task: EngineTask };

export type FromWorker =
  | { readonly ok: true; readonly answer: TaskAnswer }
  | { readonly ok: false; readonly failure: TaskFailure };

/** An error as it crosses from one thread to another. */
export type TaskFailure =
  | { readonly kind: 'expensive'; readonly at: number; readonly length: number; readonly reason: string }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string | undefined };

export function packFailure(error: unknown): TaskFailure {
  if (error instanceof QueryTooExpensive) {
    return { kind: 'expensive', at: error.at, length: error.length, reason: error.reason };
  }
  if (error instanceof Error) return { kind: 'error', message: error.message, stack: error.stack };
  return { kind: 'error', message: String(error), stack: undefined };
}

export function unpackFailure(failure: TaskFailure): Error {
  if (failure.kind === 'expensive') return new QueryTooExpensive(failure, failure.reason);
  const error = new Error(failure.message);
  if (failure.stack !== undefined) error.stack = failure.stack;
  return error;
}
