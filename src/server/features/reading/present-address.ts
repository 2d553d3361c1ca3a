import type { DocumentAddress } from '#contract/document-address.ts';
import type { Place, Resolution } from '#domain/versions/resolution.ts';

const NOTHING = { place: null, since: null, newest: null, offered: [] };

/** Nothing is claimed of where an address leads. */
export const NOT_CHECKED: DocumentAddress = { outcome: 'not-checked', ...NOTHING };

/** Where an address leads, field by field. */
export function presentAddress(found: Resolution): DocumentAddress {
  if (found.kind === 'unknown') return { outcome: 'no-such-place', ...NOTHING };
  const place = presentPlace(found.place);
  switch (found.kind) {
    case 'same-words':
      return { ...NOTHING, outcome: found.kind, place };
    case 'older-version': {
      const newest = found.newest ? presentPlace(found.newest) : null;
      return { ...NOTHING, outcome: found.change, place, since: found.since, newest };
    }
    case 'ambiguous-notice': {
      // What is not kept may have said anything: that alone is no reason to doubt every address.
      const outcome = found.offered.length > 0 ? 'other-words' : 'not-known';
      return { ...NOTHING, outcome, place, offered: found.offered.map(presentPlace) };
    }
    case 'nearest': {
      const outcome = found.because === 'removed' ? 'vanished' : found.because;
      return { ...NOTHING, outcome, place, offered: found.offered.map(presentPlace) };
    }
  }
}

function presentPlace({ version, anchor, passage }: Place): NonNullable<DocumentAddress['place']> {
  return { version, anchor: anchor ?? null, passage: passage ? { from: passage.from, to: passage.to } : null };
}
