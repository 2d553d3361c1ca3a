import { readAddressTerm } from '#domain/chapters/chapter-term.ts';

/** What the address of a publication says of a search in its chapters (OP-117). */
export interface ChapterAddress {
  /** Ids of contents nodes. */
  readonly chapters: readonly string[];
  /** The query; empty where nothing is searched. */
  readonly term: string;
}

/** Reads `?chapters=a,b&q=…`. */
export function readChapterAddress(searchStr: string): ChapterAddress {
  const parameters = new URLSearchParams(searchStr);
  const chapters = (parameters.get('chapters') ?? '').split(',').filter((id) => id !== '');
  return { chapters, term: readAddressTerm(parameters.get('q') ?? '') };
}

/** The same parameters with another search in chapters; with their question mark, or ''. */
export function printChapterAddress(searchStr: string, { chapters, term }: ChapterAddress): string {
  const parameters = new URLSearchParams(searchStr);
  parameters.delete('chapters');
  parameters.delete('q');
  if (chapters.length > 0) parameters.set('chapters', chapters.join(','));
  if (term !== '') parameters.set('q', term);
  const printed = parameters.toString();
  return printed === '' ? '' : `?${printed}`;
}
