import type { DownloadBody } from '#contract/download.ts';
import { presentInstant } from '#domain/tools/desk/present-instant.ts';
import type { PaperHead } from '#domain/paper/paper-draft.ts';

interface FrontParts {
  readonly works: readonly (PaperHead['works'][number] & { readonly hasContents: boolean })[];
  readonly notes: readonly string[];
  /** Of the book that all of several texts are from. */
  readonly bookFacts: PaperHead['facts'];
  readonly wish: DownloadBody;
  /** By name. */
  readonly edition: string;
  /** Instant, UTC. */
  readonly now: string;
}

/** The first page of a file: of one text its own facts, of several what the file is. */
export function presentFront({ works, notes, bookFacts, wish, edition, now }: FrontParts): PaperHead {
  const { options, searchTerm } = wish;
  const isSingle = works.length === 1;
  const [first] = works;
  const hasNotes = options?.footnotes !== false;
  const term = options?.highlights === true ? (searchTerm?.trim() ?? '') : '';
  const made: [string, string][] = [
    ...(term === '' ? [] : [['Marked', term] as [string, string]]),
    ['Made', `${presentInstant(now)} with ${edition}`],
  ];
  return {
    title: (isSingle ? first?.title : wish.title?.trim()) || `${works.length} documents`,
    facts: isSingle ? [...(first?.facts ?? []), ...made] : [...bookFacts, ['Documents', String(works.length)], ...made],
    notes: [...notes, ...(hasNotes ? [] : ['Footnotes are left out.'])],
    hasContents: options?.toc !== false && (!isSingle || (first?.hasContents ?? false)),
    hasNotes,
    works: works.map(({ title, language, link, facts }) => ({ title, language, link, facts })),
  };
}
