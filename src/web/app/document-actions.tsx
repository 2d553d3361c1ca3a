import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { createContext, use, type ComponentType } from 'react';
import styles from './document-actions.module.css';

/** A document as whatever acts on it sees it: a text, a publication or a case. */
export interface ShownDocument {
  readonly id: string;
  readonly title: string;
  /** Where it is read. */
  readonly url: string;
  /** What its citation is made from, where the place knows. */
  readonly cited?: CitedWork | undefined;
  /** Slugs of the products of the comparison in which it answers, where the place knows. */
  readonly comparisons?: readonly string[] | undefined;
  /** Names of the places that it is of, where the place knows. */
  readonly jurisdictions?: readonly string[] | undefined;
}

/**
 * Where a document is shown: among results, at the head of its own page, in the bar over its text, at the head of a page
 * that has no such bar, as a tile or a line of another list, among what its reader keeps.
 */
export type DocumentPlace = 'hit' | 'head' | 'bar' | 'alone' | 'tile' | 'row' | 'kept';

export interface DocumentActionProps {
  readonly document: ShownDocument;
  readonly place: DocumentPlace;
}

/** Something a reader can do with a document wherever it is shown. */
export interface DocumentAction {
  readonly id: string;
  /** Where nothing is said every place but the bar, above which the head stands, and what is kept already. */
  readonly places?: readonly DocumentPlace[];
  /** Draws the action; nothing where it does not apply to the document. */
  readonly Action: ComponentType<DocumentActionProps>;
}

const USUAL_PLACES: readonly DocumentPlace[] = ['hit', 'head', 'alone', 'tile', 'row'];

/** What is offered for documents, in its order; a route fills it in once for all pages. */
export const DocumentActionsContext = createContext<readonly DocumentAction[]>([]);

/** The slot beside every document for what can be done with it; takes no room where nothing is offered. */
export function DocumentActions({ document, place }: DocumentActionProps) {
  const offered = use(DocumentActionsContext).filter(({ places = USUAL_PLACES }) => places.includes(place));
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions} data-page-actions={place === 'head' || place === 'alone' || undefined}>
      {offered.map(({ id, Action }) => (
        <Action key={id} document={document} place={place} />
      ))}
    </div>
  );
}
