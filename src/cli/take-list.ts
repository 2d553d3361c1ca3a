import { RangeRefused } from '#domain/access/parse-address-range.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import { UsernameTaken } from '#server/ports/account-store.ts';
import { InputRefused, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';
import { readList, type ListColumns, type ListRow } from './read-list.ts';

export interface ListFlags {
  readonly file: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** What comes of a line. */
export interface Planned<Entry> {
  readonly outcome: 'made' | 'changed' | 'unchanged';
  readonly entry: Entry;
  /** The entry in words. */
  readonly words: string;
  /** Told once it is kept, and only then. */
  readonly password?: string;
}

/** Something of which a list may bring many. */
export interface ListKind<Entry> {
  readonly columns: ListColumns;
  /** What a line would do; `before` holds what the lines before it bring. Refuses by throwing, as one command would. */
  plan(people: OpenPeople, row: ListRow, before: readonly Entry[]): Promise<Planned<Entry>>;
  /** Keeps all entries or none. */
  keep(people: OpenPeople, entries: readonly Entry[]): Promise<void>;
}

type Lines<Entry> = (Planned<Entry> & { readonly line: number })[];

/**
 * Takes a list in, or says by line what it would do. One line that is refused refuses the list: nothing of it is written
 * then, and the command ends with 1.
 */
export async function writePeopleList<Entry>(
  kind: ListKind<Entry>,
  flags: ListFlags,
  context: CommandContext,
): Promise<void> {
  await withPeople(context, async (people) => {
    const planned: Lines<Entry> = [];
    const refused: { line: number; reason: string }[] = [];
    for (const row of await readList(flags.file, kind.columns)) {
      try {
        const before = planned.map(({ entry }) => entry);
        planned.push({ line: row.line, ...(await kind.plan(people, row, before)) });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.push({ line: row.line, reason: error.message });
      }
    }
    const isKept = refused.length === 0 && flags.dryRun !== true;
    const changes = planned.filter(({ outcome }) => outcome !== 'unchanged');
    if (isKept && changes.length > 0)
      await kind.keep(
        people,
        changes.map(({ entry }) => entry),
      );
    if (flags.json) context.print(JSON.stringify(present(planned, refused, isKept)));
    else tell(planned, isKept, context);
    for (const { line, reason } of refused) context.warn(`line ${line}: refused: ${reason}`);
    if (!flags.json) context.print(sumUp(planned, refused.length, isKept));
    if (refused.length > 0) context.exit(1);
  });
}

function isRefusal(error: unknown): error is Error {
  return error instanceof InputRefused || error instanceof RangeRefused || error instanceof UsernameTaken;
}

function tell<Entry>(planned: Lines<Entry>, isKept: boolean, { print }: CommandContext): void {
  for (const { line, outcome, words, password } of planned) {
    const secret = isKept && password !== undefined ? `, password ${password}` : '';
    print(`line ${line}: ${outcome}: ${words}${secret}`);
  }
}

function present<Entry>(planned: Lines<Entry>, refused: readonly object[], isKept: boolean): object {
  const listed = (wanted: Planned<Entry>['outcome']) =>
    planned
      .filter(({ outcome }) => outcome === wanted)
      .map(({ line, words, password }) => ({ line, words, ...(isKept && password !== undefined ? { password } : {}) }));
  const lines = { made: listed('made'), changed: listed('changed'), unchanged: listed('unchanged') };
  return { ...lines, refused, written: isKept };
}

function sumUp<Entry>(planned: Lines<Entry>, refused: number, isKept: boolean): string {
  const count = (wanted: Planned<Entry>['outcome']) => planned.filter(({ outcome }) => outcome === wanted).length;
  const counts = `${count('made')} made, ${count('changed')} changed, ${count('unchanged')} unchanged, ${refused} refused`;
  return isKept ? counts : `${counts}; nothing was written`;
}
