import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { foldCitation, listFoldedForms } from '#domain/document/normal-citation.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';

/** Documents offered by what they are called. */
const MOST_DOCUMENTS = 3;
/** Ids and keys are names too, but not for readers; so more are read than offered. */
const MOST_NAMES = 24;

/** Documents that the reader may open and whose case number or citation begins with the text, each name once. */
export async function listNameSuggestions(
  store: Pick<ContentStore, 'listNamesBeginning' | 'listPreviews'>,
  reader: Reader,
  text: string,
): Promise<Suggestion[]> {
  const beginning = foldCitation(text);
  const names = await store.listNamesBeginning(beginning, { edition: reader.edition.id, limit: MOST_NAMES });
  const previews = await store.listPreviews([...new Set(names.map(({ id }) => id))]);
  const byId = new Map(previews.map((preview) => [preview.id, preview]));
  const suggestions = new Map<string, Suggestion>();
  for (const { id, name } of names) {
    const preview = byId.get(id);
    const suggestion = preview && decideHeld(reader, preview).isOpen ? presentName(reader, preview, name) : undefined;
    if (!suggestion) continue;
    const key = foldCitation(suggestion.text);
    if (!suggestions.has(key)) suggestions.set(key, suggestion);
  }
  return [...suggestions.values()].slice(0, MOST_DOCUMENTS);
}

/** The name as the document writes it; undefined where it is an id or key. */
function presentName(reader: Reader, preview: DocumentPreview, folded: string): Suggestion | undefined {
  const { caseNumbers, citations, bibliographicReference, legislationNumber } = preview.record;
  const url = presentDocumentAddress(preview, reader);
  const number = caseNumbers.find((each) => listFoldedForms(each).includes(folded));
  if (number !== undefined) return { text: number, type: 'Case number', count: 1, url };
  const citation = [...citations, bibliographicReference, legislationNumber].find(
    (each) => each !== undefined && listFoldedForms(each).includes(folded),
  );
  return citation === undefined ? undefined : { text: citation, type: 'Citation', count: 1, url };
}
