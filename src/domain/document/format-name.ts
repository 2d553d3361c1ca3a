/** Formats as readers know them, by the names of their importers. */
const FORMAT_NAMES: Readonly<Record<string, string>> = {
  akn: 'Akoma Ntoso',
  bits: 'BITS',
  courtlistener: 'CourtListener',
  csv: 'a list',
  docx: 'Word',
  gii: 'Gesetze im Internet',
  html: 'HTML',
  jats: 'JATS',
  jsonl: 'plain text',
  markdown: 'Markdown',
  oldp: 'Open Legal Data',
  pdf: 'PDF',
  text: 'plain text',
  uslm: 'USLM',
};

/** What readers call a format: `Word` for `docx`; the format itself where it has no other name. */
export function nameFormat(format: string): string {
  return FORMAT_NAMES[format] ?? format;
}
