import { FORMS, type Forms } from '#domain/words/forms.ts';

/** What is marked in a document, as its address says it: the query, and which forms of its words (OP-163). */
export interface SearchTerm {
  readonly searchTerm?: string;
  readonly forms?: Forms;
}

/** The search term of an address's parameters; empty where there is none. */
export function readSearchTerm(searchStr: string): SearchTerm {
  const parameters = new URLSearchParams(searchStr);
  const searchTerm = parameters.get('searchTerm');
  const forms = FORMS.find((one) => one === parameters.get('forms'));
  if (searchTerm === null) return {};
  return forms === undefined || forms === 'number' ? { searchTerm } : { searchTerm, forms };
}

/** The parameters that say it. */
export function printSearchTerm({ searchTerm, forms }: SearchTerm): URLSearchParams {
  return new URLSearchParams({
    ...(searchTerm ? { searchTerm } : {}),
    ...(searchTerm && forms === 'related' ? { forms } : {}),
  });
}
