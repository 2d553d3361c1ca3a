import { isActorKind } from '#domain/tools/relations/actor-kind.ts';
import { readPartners, type Partner } from '#domain/tools/relations/partners.ts';
import { FIRST_RELATIONS, type RelationPageState } from '#domain/tools/relations/relation-page.ts';
import { RELATION_SORTS } from '#domain/tools/relations/relation-sorts.ts';
import { isRelationType } from '#domain/tools/relations/relation-type.ts';
import { RELATION_WINDOWS } from '#domain/tools/relations/relation-window.ts';

const OF_FILTER = 'f.';

/** The state as the query of its address, `?one=0/ka-person-001/Ingrid+Solheim`; empty for what is shown at first. */
export function printRelationAddress(state: RelationPageState): string {
  const pairs: [string, string][] = [
    ...(state.one ? [['one', printPartner(state.one)] as [string, string]] : []),
    ...state.two.map((partner): [string, string] => ['two', printPartner(partner)]),
    ...state.types.map((type): [string, string] => ['type', type]),
    ...(state.window === FIRST_RELATIONS.window ? [] : [['window', state.window] as [string, string]]),
    ...(state.q === '' ? [] : [['q', state.q] as [string, string]]),
    ...state.filters.flatMap(({ id, values }) => values.map((value): [string, string] => [`${OF_FILTER}${id}`, value])),
    ...(state.sortBy === FIRST_RELATIONS.sortBy ? [] : [['sort', state.sortBy] as [string, string]]),
    ...(state.page === 1 ? [] : [['page', String(state.page)] as [string, string]]),
  ];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The way back; what an address says that the page does not know is left out. */
export function readRelationAddress(search: string): RelationPageState {
  const address = new URLSearchParams(search);
  const partners = (name: string) => readPartners(address.getAll(name).flatMap((text) => readPartner(text) ?? []));
  const ids = [...new Set([...address.keys()].filter((name) => name.startsWith(OF_FILTER)))];
  const page = Number(address.get('page') ?? '1');
  return {
    one: partners('one')[0],
    two: partners('two'),
    types: address.getAll('type').filter(isRelationType),
    window: RELATION_WINDOWS.find((window) => window === address.get('window')) ?? FIRST_RELATIONS.window,
    q: address.get('q') ?? '',
    filters: ids.map((id) => ({ id: id.slice(OF_FILTER.length), values: address.getAll(id) })),
    sortBy: RELATION_SORTS.find((sort) => sort === address.get('sort')) ?? FIRST_RELATIONS.sortBy,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

function printPartner({ relType, slug, name }: Partner): string {
  return [String(relType), slug ?? '', name].join('/');
}

function readPartner(text: string): Partner | undefined {
  const [kind = '', slug = '', ...name] = text.split('/');
  const relType = Number(kind);
  if (kind === '' || !isActorKind(relType) || name.length === 0) return undefined;
  return { relType, name: name.join('/'), ...(slug === '' ? {} : { slug }) };
}
