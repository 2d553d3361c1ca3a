/** Citations as they stand inside a longer text, such as a case's name with its citation. */
const CITATIONS: readonly RegExp[] = [
  /\bECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}(?<!\.)/giu,
  /\b10\.\d{4,9}\/[^\s"<>]+(?<![.,;)\]])/giu,
  /[[(]\d{4}[\])]\s+(?:\d+\s+)?[A-Z][\p{L}.]*(?:\s+[A-Z][\p{L}.]*){0,3}\s+\d+(?:\s*\(\p{L}+\))?/gu,
  // Without brackets the court or the report is in capitals: `2010 EWHC 465`, `2022 EWCA Civ 24`, `AIR 1974 SC 1389`.
  /\b(?:[A-Z]{2,6}\s+)?(?:1[89]|20)\d{2}\s+[A-Z]{2,6}(?:\s+[A-Z][a-z]+)?\s+\d{1,5}(?![\d/])(?:\s*\(\p{L}+\))?/gu,
  /\b[CTF][-‐‑–]\d{1,4}\/\d{2}(?!\d)/giu,
  /\b(?:M|AT|SA|DMA|FS)\.\s?\d{3,6}(?!\d)/gu,
  /\b[A-Z]{3,6}(?:\([A-Z]{2}\))?\/\d{2,4}\/\d{1,4}(?!\d)/gu,
];

/** The citations inside a text, in the order in which they stand there. */
export function findCitations(text: string): RegExpExecArray[] {
  return CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)]).sort((a, b) => a.index - b.index);
}
