import type { LawGroup } from '#domain/facts/law-group.ts';

const IP = { editions: ['KIPL'] } as const;

/** Under which heads the figures of law of a place stand, and in which editions (OP-186). */
export const LAW_GROUPS: readonly LawGroup[] = [
  {
    id: 'merger-control',
    title: 'Merger control',
    topics: ['merger control'],
    editions: ['KCL'],
    tool: { title: 'Work out filings with your figures', url: '/merger-thresholds/calculator?place=' },
  },
  { id: 'patents', title: 'Patents', rights: ['patent', 'European patent'], ...IP },
  { id: 'unitary-patents', title: 'Unitary patents', rights: ['unitary patent'], ...IP },
  { id: 'upc', title: 'Proceedings before the Unified Patent Court', rights: ['UPC proceedings'], ...IP },
  { id: 'utility-models', title: 'Utility models', rights: ['utility model', 'utility certificate'], ...IP },
  { id: 'trade-marks', title: 'Trade marks', rights: ['trade mark'], ...IP },
  { id: 'designs', title: 'Designs', rights: ['design'], ...IP },
  { id: 'all-rights', title: 'All rights', rights: ['all'], ...IP },
];
