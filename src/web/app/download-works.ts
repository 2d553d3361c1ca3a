import type { DownloadFormat } from '#contract/download.ts';

interface WorkFormat {
  readonly format: Extract<DownloadFormat, 'ris' | 'bibtex' | 'csl'>;
  readonly name: string;
  readonly detail: string;
}

/** What reference managers take, in the words of every menu that offers it. */
export const WORK_FORMATS: readonly WorkFormat[] = [
  { format: 'ris', name: 'RIS', detail: 'for Zotero, EndNote and others' },
  { format: 'bibtex', name: 'BibTeX', detail: 'for LaTeX, with the fields of BibLaTeX' },
  { format: 'csl', name: 'CSL-JSON', detail: 'for Pandoc, Zotero and others that use its styles' },
];
