import type { Forms } from '#domain/search/related-forms.ts';

/** What a query must answer about one document; expected by hand. Every engine answers the same. */
export interface ConformanceCase {
  readonly name: string;
  readonly query: string;
  readonly title?: string;
  readonly text: string;
  /** BCP 47 tag of title and text; unknown where it is absent. */
  readonly language?: string;
  /** The same word in another number where it is absent. */
  readonly forms?: Forms;
  readonly matches: boolean;
  /** The marked texts in reading order, the title's first; where absent only `matches` is asked. */
  readonly marks?: readonly string[];
}
