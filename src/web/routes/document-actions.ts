import type { DocumentAction } from '#web/app/document-actions.tsx';
import { CompareAction } from '#web/features/comparison/compare-action.tsx';
import { CiteAction } from '#web/features/reading/citing/cite-action.tsx';
import { StarAction } from './star-action.tsx';

/** What a reader can do with a document: an entry here is offered wherever a document is shown. */
export const DOCUMENT_ACTIONS: readonly DocumentAction[] = [
  { id: 'star', Action: StarAction },
  { id: 'compare', places: ['head', 'bar'], Action: CompareAction },
  { id: 'cite', places: ['hit', 'bar', 'alone', 'row', 'kept'], Action: CiteAction },
];
