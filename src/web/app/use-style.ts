import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import { useStoredValue } from './use-stored-value.ts';

/** The style in which this reader cites, chosen once and kept (OP-120). */
export function useStyle(): readonly [StyleId, (style: StyleId) => void] {
  const [kept, keep] = useStoredValue('pandect.citation-style', STYLES[0].id);
  return [STYLES.find(({ id }) => id === kept)?.id ?? STYLES[0].id, keep];
}
