import * as calls from '#contract/reference.ts';
import { callQuery, LASTING } from './call-query.ts';

const KEY = 'reference';

export function jurisdictionQuery(name: string) {
  return callQuery([KEY, 'jurisdiction', name], calls.getJurisdiction, { path: { name } }, LASTING);
}

export function organizationQuery(id: string) {
  return callQuery([KEY, 'organization', id], calls.getOrganization, { path: { id } }, LASTING);
}

/** The treaties between two places; without both, whom there are to choose from. */
export function treatyBetweenQuery(one: string, other: string) {
  const query = { ...(one === '' ? {} : { one }), ...(other === '' ? {} : { other }) };
  return callQuery([KEY, 'between', one, other], calls.findTreatyBetween, { query }, LASTING);
}
