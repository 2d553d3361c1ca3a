/** Citations as they stand inside a longer text, such as a case's name with its citation. */
const CITATIONS: readonly RegExp[] = [
  /\bECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}(?<!\.)/giu,
  /\b10\.\d{4,9}\/[^\s"<>]+(?<![.,;)\]])/giu,
  /[[(]\d{4}[\])]\s+(?:\d+\s+)?[A-Z][\p{L}.]*(?:\s+[A-Z][\p{L}.]*){0,3}\s+\d+(?:\s*\(\p{L}+\))?/gu,
  // Without brackets the court or the report is in capitals: `2010 EWHC 465`, `2022 EWCA Civ 24`, `AIR 1974 SC 1389`.
  /\b(?:[A-Z]{2,6}\s+)?(?:1[89]|20)\d{2}\s+[A-Z]{2,6}(?:\s+[A-Z][a-z]+)?\s+\d{1,5}(?![\d/])(?:\s*\(\p{L}+\))?/gu,
  // Where a page is not known yet, the Supreme Court prints a line.
  /\b\d{1,4}\s(?:U\.?\s?S\.?|S\.?\s?Ct\.?|L\.\s?Ed\.(?:\s?2d)?|F\.(?:\s?Supp\.)?(?:\s?(?:2d|3d|4th))?)\s(?:\d{1,5}(?!\d)|_{2,9})/giu,
  /\bCOMP\/(?:[A-Z](?:-\d)?\/)?\d{2}\.\d{3}(?!\d)/gu,
  /\b[CTF][-‐‑–]\d{1,4}\/\d{2}(?!\d)/giu,
  /\b(?:M|AT|SA|DMA|FS)(?:\.\s?)?\d{3,6}(?!\d)/gu,
  /\b[A-Z]{3,6}(?:\([A-Z]{2}\))?\/\d{2,4}\/\d{1,4}(?!\d)/gu,
];

/** The citations inside a text, in the order in which they stand there; none that is a part of another. */
export function findCitations(text: string): RegExpExecArray[] {
  const found = CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)]);
  found.sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  let end = 0;
  return found.filter(({ 0: citation, index }) => {
    const isWhole = index + citation.length > end;
    end = Math.max(end, index + citation.length);
    return isWhole;
  });
}
