import { CITATION_FORMS } from './citation-forms.ts';

/** The citations inside a text, in the order in which they stand there; none that is a part of another. */
export function findCitations(text: string): RegExpExecArray[] {
  const found = CITATION_FORMS.flatMap((pattern) => [...text.matchAll(pattern)]);
  found.sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  let end = 0;
  return found.filter(({ 0: citation, index }) => {
    const isWhole = index + citation.length > end;
    end = Math.max(end, index + citation.length);
    return isWhole;
  });
}
