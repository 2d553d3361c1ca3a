import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { TRASH_LIMIT, type RestoreOutcome, type TrashKind } from '#domain/tools/desk/trash.ts';
import type { Change } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { inForm, inJson, same } from './row-fields.ts';

/** What stood in other tables for a row: for a favorite the folders it lay in, for a folder the ids of its favorites. */
export interface Belongings {
  readonly folders?: readonly { readonly id: string; readonly name: string }[];
  readonly favorites?: readonly string[];
}

type Columns = Readonly<Record<string, unknown>>;
type Held = Columns & Belongings & { readonly note?: string };

interface Discarded {
  readonly id: string;
  readonly kind: TrashKind;
  readonly title: string;
  readonly document: string | null;
  readonly held: Held;
  readonly removedAt: string;
}

/** What accounts have removed, the last first. */
export const TRASH = new OwnedTable<'trash', Discarded>('trash', {
  fields: {
    ...same('id', 'title', 'document'),
    kind: inForm('kind', (kind: string) => kind as TrashKind, String),
    held: inJson('held_json'),
    removedAt: 'removed_at',
  },
  order: 'removed_at DESC, id',
  key: ['account', 'id'],
  most: [TRASH_LIMIT, 'id'],
});

/** In which column a row is named. It is kept apart from the rest, where words are looked for that have to go. */
const TITLES = {
  favorite: 'title_then',
  folder: 'name',
  note: 'title_then',
  alert: 'title',
  search: 'title',
  entry: 'title',
  'entry-note': 'title',
  question: 'title',
  case: 'name',
  'comparison-note': 'title',
} as const satisfies Record<TrashKind, string>;

interface RemovedRow {
  readonly id: string;
  readonly account: string | null;
  readonly edition: string;
}

/** Puts rows of one owner into the trash that were taken out of their table. What was a visit's is not kept. */
export async function discard(
  change: Change,
  kind: TrashKind,
  rows: readonly (RemovedRow & object)[],
  at: string,
  belongingsOf: (id: string) => Belongings = () => ({}),
): Promise<void> {
  const [first] = rows;
  if (!first || first.account === null) return;
  const owner = { account: first.account, edition: first.edition as EditionId };
  const things = rows.map(({ id, account: _account, edition: _edition, ...columns }): Discarded => {
    const { [TITLES[kind]]: title, ...held } = columns as Columns;
    const document = held['kind'] === 'document' ? String(held['target']) : null;
    return { id, kind, title: String(title), document, held: { ...held, ...belongingsOf(id) }, removedAt: at };
  });
  await TRASH.add(change, owner, things);
}

/** How things of a kind are put back where they were. */
export type GiveBack = (change: Change, owner: AccountOnEdition, row: Held, at: string) => Promise<RestoreOutcome>;

/** The row that something in the trash was, with what goes with it. */
export function readDiscarded({ id, kind, title, held }: Discarded): Held {
  return { id, ...held, [TITLES[kind]]: title };
}
