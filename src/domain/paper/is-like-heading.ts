import type { PaperParagraph } from './paper.ts';

/** A longer text is none, however it looks. */
const LONGEST = 120;

/** Whether a paragraph heads what follows it, by its look: short, and nothing in it but bold or underlined words. */
export function isLikeHeading({ role, number, runs }: Pick<PaperParagraph, 'role' | 'number' | 'runs'>): boolean {
  if ((role !== 'body' && role !== 'centred') || number.length > 0) return false;
  const texts = runs.flatMap((run) => (run.kind === 'text' && run.text.trim() !== '' ? [run] : []));
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  const stands = texts.every(({ styles }) => styles.includes('strong') || styles.includes('underline'));
  return texts.length > 0 && length <= LONGEST && stands;
}
