import type { HouseFile, LockedFeature, MenuDefinition, MenuItem } from '#domain/edition/menu.ts';
import { entry, file, group, searchAddress } from '../shared/build-menu.ts';
import { PARTNERS } from './partners.ts';
import { HANDBOOK } from './subscriptions.ts';

/** Commentary behind the guide entry. */
const GUIDE = 'ka-book-05';

/** The PDFs of the AI Hub (OP-34); served from this list only (OP-78). */
export const FILES: readonly HouseFile[] = [
  {
    name: 'drafting-with-language-models.pdf',
    title: 'Drafting with language models: what to check before you sign',
    feature: 'ai-hub',
  },
  {
    name: 'disclosing-machine-assistance.pdf',
    title: 'Disclosing machine assistance: rules, orders and practice',
    feature: 'ai-hub',
  },
  {
    name: 'machine-generated-evidence.pdf',
    title: 'Machine-generated evidence: weight, challenge and proof',
    feature: 'ai-hub',
  },
];

const OPEN_FOR = ['KAPP', 'DEFAULT'] as const;

/** What the arbitration subscription sees with a padlock (OP-10, OP-11). */
export const LOCKED_FEATURES: readonly LockedFeature[] = [
  { id: 'searchwithin', name: 'Search within', openFor: OPEN_FOR },
  { id: 'profile-cases', name: 'All cases of a profile', openFor: OPEN_FOR },
  { id: 'relationship-results', name: 'Results of the Relationship Indicator', openFor: OPEN_FOR },
  { id: 'practical-compare', name: 'Comparison of practical content', openFor: OPEN_FOR },
  { id: 'ai-hub', name: 'AI Hub', openFor: OPEN_FOR },
];

/** A series of books, newest first (SH-217). */
function series(name: string): MenuItem {
  return entry(`Series: ${name}`, searchAddress({ source: name, dateType: 'relevant-date' }, '/books'));
}

const FULL_MENU: readonly MenuItem[] = [
  entry('Home', '/', { icon: 'house' }),
  group('Books & Journals', 'book-open', [
    entry('Books', '/books'),
    entry('Journals', '/journals'),
    entry('Practitioner’s handbook', `/document/${HANDBOOK}`),
    entry('Guide to the New York Convention', `/document/${GUIDE}`),
    series('Pandect Arbitration Library'),
    series('Pandect Commentaries'),
    series('Pandect Handbooks'),
    series('Pandect Yearbooks'),
    entry('News', '/news'),
    entry('Arbitration report', '/itaarbitrationreport'),
  ]),
  group('Primary Materials', 'scale', [
    entry('Awards', '/awards'),
    entry('Investment Treaties', '/bits'),
    entry('Conventions', '/conventions'),
    entry('Jurisdictions', '/jurisdictions'),
    entry('Organizations', '/organizations'),
  ]),
  group('Tools', 'wrench', [
    entry('New York Convention Tool', '/nyctool'),
    entry('Compare Jurisdictions', '/compare-jurisdictions/Commercial_Arbitration'),
    entry('Quick Answers: Institutions', '/quickanswers/arbitral_institutions'),
    entry('Profile Navigator', '/profile-navigator'),
    entry('Relationship Indicator', '/relationship-indicator'),
    entry('Practical Insights', '/practical-insights'),
    entry('Templates & Examples', '/templates-and-examples'),
  ]),
  entry('New Content', '/new-content', { icon: 'sparkles' }),
  group(
    'AI Hub',
    'bot',
    FILES.map(({ name, title }) => file(title, name, { feature: 'ai-hub' })),
  ),
  group('Partners', 'handshake', PARTNERS),
];

/** Full subscriptions see everything; the Yearbook and the Handbook see where they are at home (SH-220, SH-221). */
export const MENUS: readonly MenuDefinition[] = [
  { for: 'full', items: FULL_MENU },
  { for: ['YB'], items: [entry('Home', '/books', { icon: 'house' })] },
  { for: ['IHB'], items: [entry('Home', `/document/${HANDBOOK}`, { icon: 'house' })] },
];
