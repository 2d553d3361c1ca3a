import type { ExternalPlace } from '#domain/edition/menu.ts';

/** Charts and blog beside the library (SH-243). */
export const PLACES: readonly ExternalPlace[] = [
  {
    id: 'charts-mergers',
    name: 'Smart charts: merger control',
    about: 'Filings, phases and outcomes of merger control by authority and year.',
  },
  { id: 'blog', name: 'Competition blog', about: 'Short posts on cases and policy by the authors of the library.' },
];
