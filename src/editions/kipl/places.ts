import type { ExternalPlace } from '#domain/edition/menu.ts';

/** Charts, blogs and papers beside the library (SH-231). */
export const PLACES: readonly ExternalPlace[] = [
  {
    id: 'charts-opposition',
    name: 'Smart charts: opposition outcomes',
    about: 'Oppositions by technical field, year and outcome, drawn from public registers.',
  },
  {
    id: 'charts-grant',
    name: 'Smart charts: time to grant',
    about: 'How long applications take from filing to grant, by office and field.',
  },
  {
    id: 'blog-patents',
    name: 'Patent blog',
    about: 'Short posts on decisions and practice by the authors of the library.',
  },
  { id: 'blog-trade-marks', name: 'Trade mark blog', about: 'The same on trade marks and designs.' },
  {
    id: 'paper-upc',
    name: 'White paper: three years of the UPC',
    about: 'A paper on the first three years of the Unified Patent Court.',
  },
];
