/** A footnote as the text defines it: `[^mark]: …`. */
export interface NoteDefinition {
  readonly mark: string;
  readonly paragraphs: readonly string[];
  readonly line: number;
}

/** Takes the footnote definitions out of the lines; their place is left empty so that line numbers stay true. */
export function takeNoteDefinitions(lines: readonly string[]): { lines: string[]; notes: NoteDefinition[] } {
  const rest: string[] = [];
  const notes: NoteDefinition[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const opening = /^\[\^([^\]\s]{1,40})\]:[ \t]?(.*)$/.exec(lines[index] ?? '');
    if (opening?.[1] === undefined) {
      rest.push(lines[index] ?? '');
      continue;
    }
    const end = endOfNote(lines, index + 1);
    notes.push({
      mark: opening[1],
      paragraphs: joinNote([opening[2] ?? '', ...lines.slice(index + 1, end)]),
      line: index + 1,
    });
    for (let gap = index; gap < end; gap += 1) rest.push('');
    index = end - 1;
  }
  return { lines: rest, notes };
}

/** A note goes on over unbroken lines and, after empty ones, over indented lines. */
function endOfNote(lines: readonly string[], start: number): number {
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const isContinuation = index === end ? !/^(\[\^|#|```)/.test(line) : /^(?: {4}|\t)/.test(line);
    if (!isContinuation) break;
    end = index + 1;
  }
  return end;
}

function joinNote(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\n/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
