/** A page of a typewritten opinion: its printed number, its running head and what stands under it. */
export interface SlipPage {
  readonly label: string | undefined;
  /** The part of the opinion that the head names, such as `ALITO, J., dissenting`. */
  readonly section: string | undefined;
  readonly body: readonly string[];
  readonly notes: readonly SlipNote[];
}

export interface SlipNote {
  /** Undefined for the rest of a note that began on the page before. */
  readonly mark: string | undefined;
  readonly lines: readonly string[];
}

const LONGEST_HEAD = 400;

/** Splits a typewritten text at its form feeds and takes running heads and footnotes off each page. */
export function splitSlipPages(text: string): SlipPage[] {
  return text
    .split('\f')
    .filter((page) => page.trim() !== '')
    .map((page) => {
      const { label, section, rest } = takeHead(page.split('\n'));
      const rule = rest.findIndex((line) => /^\s*[—–─]{4,}\s*$/.test(line));
      const body = rule < 0 ? rest : rest.slice(0, rule);
      return { label, section, body, notes: rule < 0 ? [] : splitNotes(rest.slice(rule + 1)) };
    });
}

/** A head is one line with the page number at its edge, then the centred name of the section. */
function takeHead(lines: readonly string[]): { label?: string; section?: string; rest: readonly string[] } {
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = lines[first] ?? '';
  if (head.length > LONGEST_HEAD) return { rest: lines };
  const label =
    /^\s*Cite as: .*?\s{2,}(\d{1,4})\s*$/.exec(head)?.[1] ??
    /^\s*(\d{1,4})\s{3,}\S.*$/.exec(head)?.[1] ??
    /^\s*\(Slip Opinion\).*?\s{3,}(\d{1,4})\s*$/.exec(head)?.[1];
  if (label === undefined) return { rest: lines };
  const next = lines.findIndex((line, index) => index > first && line.trim() !== '');
  const section = lines[next] ?? '';
  const byName = takeOverprinted(lines, next);
  if (byName) return { label, ...byName };
  const isSection = /^\s{6,}\S/.test(section) && section.trim().length < 60 && (lines[next + 1] ?? '').trim() === '';
  return isSection
    ? { label, section: section.trim(), rest: lines.slice(next + 1) }
    : { label, rest: lines.slice(first + 1) };
}

/**
 * A head of two lines that were printed over one another is unreadable where a text was made of it, as in
 * `GINSBURG, J., concurring` over `in part`: then the opinion's own first sentence says whose it is.
 */
function takeOverprinted(
  lines: readonly string[],
  at: number,
): { section: string; rest: readonly string[] } | undefined {
  const justice = /^\s{4,}(\p{Lu}[\p{Lu}’'-]+), (?:C\. )?J\., /u.exec(lines[at] ?? '')?.[1];
  if (justice === undefined || (lines[at + 1] ?? '').trim() === '') return undefined;
  const end = lines.findIndex((line, index) => index > at && line.trim() === '');
  const rest = lines.slice(end);
  const opens = new RegExp(`JUSTICE ${justice},(?: with whom[^.]*? joins?,)? ((?:concurring|dissenting)[^.]*)\\.`, 'u');
  const part = opens.exec(rest.join(' ').replaceAll(/\s+/g, ' '))?.[1];
  return part === undefined ? undefined : { section: `${justice}, J., ${part}`, rest };
}

function splitNotes(lines: readonly string[]): SlipNote[] {
  const notes: { mark: string | undefined; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const opening = /^\s{1,6}(\d{1,3}|[*†‡§]{1,3})\s(?=\S)(.*)$/.exec(line);
    if (opening) notes.push({ mark: opening[1], lines: [opening[2] ?? ''] });
    else if (notes.length === 0) notes.push({ mark: undefined, lines: [line] });
    else notes.at(-1)?.lines.push(line);
  }
  return notes;
}
