import type { SearchMode } from '#domain/edition/edition.ts';
import { MODES } from '../shared/modes.ts';

type Preset = Omit<SearchMode, 'facets'>;

/**
 * Named presets of the default mode, chosen by `mode` in the address of the search page (OP-44): content that applies
 * the instrument.
 */
export const UNIFIED_PATENT_COURT: Preset = {
  ...MODES.default,
  id: 'unified-patent-court',
  title: 'Unified Patent Court',
  description: 'Decisions, provisions and commentary that apply the Agreement on a Unified Patent Court.',
  placeholder: 'Search on the Unified Patent Court',
  menu: false,
  presets: [{ facet: 'legislation', values: ['Unified Patent Court Agreement, 2013'] }],
};

export const UNITARY_PATENT: Preset = {
  ...MODES.default,
  id: 'unitary-patent',
  title: 'Unitary patent',
  description: 'Provisions and commentary on European patents with unitary effect.',
  placeholder: 'Search on the unitary patent',
  menu: false,
  presets: [{ facet: 'legislation', values: ['Unitary Patent Regulation (1257/2012)'] }],
};
