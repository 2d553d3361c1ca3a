import { EDITION_IDS, type Edition, type EditionId } from '#domain/edition/edition.ts';
import { placeEdition, type EditionLinks } from '#domain/edition/external-place.ts';
import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import { EDITIONS } from '#editions/editions.ts';
import { ConfigError, type Config } from '#server/config/config.ts';

/**
 * The editions with their ways to other sites (OP-167). Where only this machine is served, places without an address lead
 * to pages of our own. Throws `ConfigError` for a place that an edition does not have.
 */
export function placeEditions({
  links,
  http,
}: Pick<Config, 'links'> & { readonly http: Pick<Config['http'], 'hosts'> }): Readonly<Record<EditionId, Edition>> {
  const hasOwnPages = http.hosts.every(({ host }) => isLoopbackHost(host));
  const place = (id: EditionId): Edition => {
    refuseUnknown(EDITIONS[id], links[id]);
    return placeEdition(EDITIONS[id], links[id], hasOwnPages);
  };
  return Object.fromEntries(EDITION_IDS.map((id) => [id, place(id)])) as Record<EditionId, Edition>;
}

function refuseUnknown({ id, places }: Edition, { addresses }: EditionLinks): void {
  const known = places.map((place) => place.id);
  const unknown = Object.keys(addresses).find((place) => !known.includes(place));
  if (unknown === undefined) return;
  throw new ConfigError('PANDECT_LINKS', `${id}: ${unknown}`, `one of the places of ${id}: ${known.join(', ')}`);
}
