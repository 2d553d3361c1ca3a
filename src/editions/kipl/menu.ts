import type { MenuDefinition, MenuItem } from '#domain/edition/menu.ts';
import { entry, group, place, searchAddress } from '../shared/build-menu.ts';
import { CONTENTS } from './subscriptions.ts';

const FULL_MENU: readonly MenuItem[] = [
  entry('Home', '/', { icon: 'house' }),
  group('Books & Journals', 'book-open', [
    entry('Books', '/books'),
    entry('Journals', '/journals', { allowedSubs: ['IPL', 'PL', 'CT'] }),
  ]),
  group('Case Law', 'gavel', [
    entry('All case law', '/case-law'),
    entry('EPO cases', searchAddress({ source: 'Pandect EPO Reports' })),
    entry('UPC cases', searchAddress({ source: 'Pandect UPC Reports' })),
    entry('Patent', searchAddress({ source: 'Pandect IP Reports', iprights: 'Patent' })),
    entry('Copyright', searchAddress({ source: 'Pandect IP Reports', iprights: 'Copyright' })),
    entry('Trade secret', searchAddress({ source: 'Pandect IP Reports', iprights: 'Trade secret' })),
    entry('US IP', searchAddress({ source: 'Pandect IP Reports', jurisdiction: 'United States' })),
  ]),
  group('Treaties', 'scroll-text', [
    entry('European Patent Convention, annotated', '/document/kipl-book-05'),
    entry('EPC: patentable inventions', '/document/kipl-epc-052'),
    entry('EPC: inventive step', '/document/kipl-epc-056'),
    entry('EPC: amendments', '/document/kipl-epc-123'),
    entry('PCT: the international application', '/document/kipl-pct-003'),
    entry('PCT: the international search', '/document/kipl-pct-015'),
    entry('PCT: entry into the national phase', '/document/kipl-pct-022'),
  ]),
  group('Unitary Patent & UPC', 'landmark', [
    entry('The unitary patent', '/document/kipl-legislation-up'),
    entry('The Unified Patent Court', '/document/kipl-book-02'),
    entry('Annotated UPC Agreement', '/practice-tools/annotated_upc_agreement'),
    entry('Everything on the Unified Patent Court', '/search?mode=unified-patent-court'),
    entry('Everything on the unitary patent', '/search?mode=unitary-patent'),
  ]),
  group('Tools', 'wrench', [
    entry('Manual IP', '/manual-ip'),
    entry('Jurisdictions', '/jurisdictions'),
    entry('Patent litigation', '/compare-jurisdictions/patent_litigation'),
    entry('Trade mark procedure', '/compare-jurisdictions/trademark_procedure'),
    entry('Copyright exceptions', '/compare-jurisdictions/copyright_exceptions'),
    entry('Trade secrets', '/compare-jurisdictions/trade_secrets'),
    place('Smart charts: opposition outcomes', 'charts-opposition'),
    place('Smart charts: time to grant', 'charts-grant'),
  ]),
  group('News & Alerts', 'newspaper', [
    entry('New Content', '/new-content'),
    entry('News', '/news'),
    entry('IP news alerts', '/ipnewsalerts'),
    place('Patent blog', 'blog-patents'),
    place('Trade mark blog', 'blog-trade-marks'),
    place('White paper: three years of the UPC', 'paper-upc'),
  ]),
  group('Exam & Links', 'graduation-cap', [
    entry('EQE materials', '/eqe-materials'),
    entry('Useful links', '/usefullinks'),
  ]),
];

const home = (id: string): MenuItem[] => [entry('Home', `/document/${id}`, { icon: 'house' })];

/** Full subscriptions share one menu; the reduced ones see their own table of contents (SH-235 to SH-237). */
export const MENUS: readonly MenuDefinition[] = [
  { for: 'full', items: FULL_MENU },
  { for: ['GPL'], items: home(CONTENTS.GPL) },
  { for: ['ILTT'], items: home(CONTENTS.ILTT) },
  { for: ['SPW'], items: home(CONTENTS.SPW) },
];
