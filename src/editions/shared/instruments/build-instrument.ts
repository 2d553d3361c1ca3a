import type { KnownInstrument, ProvisionManner } from '#domain/provisions/known-instrument.ts';

type More = Partial<Pick<KnownInstrument, 'year' | 'last' | 'rulesIn'>>;

/** An instrument of a list; its other names are parted by ` | `. */
export function buildInstrument(
  manner: ProvisionManner,
  id: string,
  name: string,
  aliases = '',
  more: More = {},
): KnownInstrument {
  return { id, name, aliases: aliases === '' ? [] : aliases.split(' | '), manner, ...more };
}
