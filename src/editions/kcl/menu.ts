import type { MenuDefinition, MenuItem } from '#domain/edition/menu.ts';
import { entry, group, place, searchAddress } from '../shared/build-menu.ts';

const MENU: readonly MenuItem[] = [
  entry('Home', '/', { icon: 'house' }),
  group('Books & Journals', 'book-open', [entry('Books', '/books'), entry('Journals', '/journals')]),
  group('EU Resources', 'landmark', [
    entry('Annual report 2025', '/document/kcl-report-2025'),
    entry('Annual report 2024', '/document/kcl-report-2024'),
    entry('Annual report 2023', '/document/kcl-report-2023'),
    entry('Commission Decisions', searchAddress({ contenttype: 'Commission decision' })),
    entry('Court Decisions', searchAddress({ contenttype: 'Court decision' })),
    entry('Market definition', searchAddress({ topic: 'Mergers > Market definition' })),
    entry('Gatekeepers', searchAddress({ topic: 'Digital markets > Gatekeepers' })),
    entry('Remedies and commitments', searchAddress({ q: 'remedy OR commitments' })),
  ]),
  entry('Jurisdictions', '/jurisdictions', { icon: 'globe' }),
  group('Practice Areas', 'scale', [
    entry('Antitrust', searchAddress({ topic: 'Antitrust' })),
    entry('Cartels', searchAddress({ topic: 'Cartels' })),
    entry('Mergers', searchAddress({ topic: 'Mergers' })),
    entry('State aid', searchAddress({ topic: 'State Aid' })),
  ]),
  group('Tools', 'wrench', [
    entry('Market Definitions Locator', '/market-definitions-locator'),
    entry('Merger filing calculator', '/merger-thresholds/calculator'),
    entry('Merger thresholds', '/compare-jurisdictions/merger-thresholds'),
    entry('FDI procedure', '/practice-tools/fdi_procedure_pro'),
    entry('State aid navigator', '/practice-tools/state_aid_navigator'),
    place('Smart charts: merger control', 'charts-mergers'),
  ]),
  group('News', 'newspaper', [
    entry('News', '/news'),
    entry('New Content', '/new-content'),
    entry('Competition law news alerts', '/competitionlawnewsalerts'),
    entry('Subscribe to the alerts', '/competitionlawnewsalerts/subscribe'),
    place('Competition blog', 'blog'),
  ]),
];

/** One menu for every subscriber. */
export const MENUS: readonly MenuDefinition[] = [{ for: 'full', items: MENU }];
