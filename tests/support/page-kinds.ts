/** An address of each kind of page, of the edition that has them all; what others leave on the desk is looked at last. */
export const PAGE_KINDS: readonly string[] = [
  '/',
  '/search?q=seat',
  '/search?q=seat%20and%20arbitration',
  '/bits',
  '/profile-navigator',
  '/document/ka-award-031',
  '/document/ka-book-01',
  '/document/ka-book-01-ch03',
  '/document/case/ka-case-001',
  '/document/case/ka-case-001/ka-case-001-p1',
  '/profile-navigator/mauricio-landivar-ponce',
  '/jurisdictions',
  '/jurisdiction/france',
  '/unions',
  '/union/EFTA',
  '/organizations',
  '/organization/ka-org-icc',
  '/conventions',
  '/nyctool',
  '/nyctool/topic',
  '/nyctool/jurisdiction',
  '/nyctool/article-5',
  '/practical-insights',
  '/practical-content/ka-insight-001',
  '/templates-and-examples',
  '/templates-and-examples/ka-template-13',
  '/templates-and-examples/arbitration-clause',
  '/relationship-indicator',
  '/relationship-indicator/conflict-check',
  '/news',
  '/favorites',
  '/alerts',
  '/research-record',
  '/history',
  '/customize',
  '/my-data',
  '/account/security',
  '/contactcustomersupport',
  '/policy/cookies',
  '/demopracticeplus',
  '/practical-content/compare',
  '/no-such-page',
  '/error500',
];

/** One of them of each sort: home, results, document, publication, case, profile, list, tool, form, account, error page. */
const ONE_OF_EACH: readonly string[] = [
  '/',
  '/search?q=seat',
  '/search?q=seat%20and%20arbitration',
  '/document/ka-award-031',
  '/document/ka-book-01',
  '/document/case/ka-case-001/ka-case-001-p1',
  '/profile-navigator/mauricio-landivar-ponce',
  '/jurisdictions',
  '/nyctool',
  '/templates-and-examples/arbitration-clause',
  '/relationship-indicator/conflict-check',
  '/favorites',
  '/account/security',
  '/contactcustomersupport',
  '/no-such-page',
];

/** The long check of all pages looks at every address, `npm test` at one of each sort. */
export const LOOKS_AT_ALL = process.env['PANDECT_ALL_PAGES'] === 'yes';

export const LOOKED_AT = LOOKS_AT_ALL ? PAGE_KINDS : ONE_OF_EACH;

/** Whether a page is looked at in everything: each of them in the long check, else one of each sort. */
export function isLookedAtWhole(pathname: string): boolean {
  return LOOKS_AT_ALL || ONE_OF_EACH.some((address) => address.split('?')[0] === pathname);
}
