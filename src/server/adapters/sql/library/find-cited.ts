import type { Kysely } from 'kysely';
import { listOtherNumbers } from '#domain/document/celex.ts';
import { foldCitation } from '#domain/document/normal-citation.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { isOfEdition, LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import { resolveFormerNames } from './resolve-former-names.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** The document that something means. */
export interface CitedDocument {
  readonly target: number;
  readonly link: DocumentLink;
  /** Whether it is known by a number or citation that the document bears, and not by its id or key. */
  readonly isByNumber: boolean;
}

interface Bearer extends DocumentLink {
  readonly name: string;
  readonly number: number;
  readonly key: string;
  readonly case: string | null;
}

/**
 * Which documents ids, keys, numbers and citations mean, as they are written. A name that several bear means none of
 * them, unless they are a case and its own documents: then it is the case's. A CELEX number leads to what bears the
 * number of its case, and the other way, where nothing bears the one that is written. Ids and keys of people who are part of
 * somebody mean that one's profile. With an edition, the others are as if the library did not hold them.
 */
export async function findCited(
  db: Kysely<LibrarySchema>,
  wanted: ReadonlySet<string>,
  edition?: string,
): Promise<Map<string, CitedDocument>> {
  const names = new Map([...wanted].map((text) => [text, foldCitation(text)]));
  const others = new Map([...wanted].map((text) => [text, listOtherNumbers(text)]));
  const rows = await askInPortions(new Set([...names.values(), ...[...others.values()].flat()]), (portion) =>
    db
      .selectFrom('document_name')
      .innerJoin('document', 'document.number', 'document_name.document')
      .select(['document_name.name', 'document.number', 'document.key', 'document.case', ...LINK_COLUMNS])
      .where('document_name.name', 'in', portion)
      .where('document.removed_at', 'is', null)
      .$if(edition !== undefined, (query) => query.where(isOfEdition(edition ?? '')))
      .execute(),
  );
  const borne = Map.groupBy(rows, ({ name }) => name);
  const found = new Map<string, CitedDocument>();
  for (const [text, name] of names) {
    const bearers = borne.get(name);
    const other = bearers ? undefined : others.get(text)?.find((number) => borne.has(number));
    const cited = chooseBearer(text, bearers ?? borne.get(other ?? '') ?? []);
    if (cited) found.set(text, cited);
  }
  const parts = await resolveFormerNames(
    db,
    [...names].flatMap(([text, name]) => (found.has(text) || borne.has(name) ? [] : [name])),
    edition,
  );
  for (const [text, name] of names) {
    const whole = parts.get(name);
    if (whole) found.set(text, present(whole, false));
  }
  return found;
}

function chooseBearer(text: string, bearers: readonly Bearer[]): CitedDocument | undefined {
  const named = bearers.find(({ id }) => id === text) ?? bearers.find(({ key }) => key === text);
  if (named) return present(named, false);
  const [first, ...others] = bearers;
  const meant = others.length === 0 ? first : findCase(bearers);
  if (!meant) return undefined;
  return present(meant, ![meant.id, meant.key].some((own) => foldCitation(own) === meant.name));
}

function present(
  { number, id, title, type, kind }: DocumentLink & { readonly number: number },
  isByNumber: boolean,
): CitedDocument {
  return { target: number, link: { id, title, type, kind }, isByNumber };
}

function findCase(bearers: readonly Bearer[]): Bearer | undefined {
  const [whole, ...others] = bearers.filter(({ kind }) => kind === 'case');
  if (!whole || others.length > 0) return undefined;
  return bearers.every((bearer) => bearer === whole || bearer.case === whole.id) ? whole : undefined;
}
