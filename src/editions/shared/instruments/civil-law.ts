import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { buildInstrument as build } from './build-instrument.ts';
import { ARTICLES, SECTIONS } from './manners.ts';

const HYPHENED = { unit: 'article', hyphens: true } as const;

/** Laws of the other states of Europe. */
export const EUROPEAN_LAWS: readonly KnownInstrument[] = [
  build(ARTICLES, 'fr-civil-code', 'French Civil Code', 'Code civil'),
  build(HYPHENED, 'fr-cpc', 'French Code of Civil Procedure', 'CPC | Code de procédure civile', { last: 1582 }),
  build(HYPHENED, 'fr-commercial-code', 'French Commercial Code', 'Code de commerce'),
  build(
    HYPHENED,
    'fr-intellectual-property-code',
    'French Intellectual Property Code',
    'Code de la propriété intellectuelle',
  ),
  build({ unit: 'article', roman: true, joints: ['.'] }, 'be-code-of-economic-law', 'Belgian Code of Economic Law'),
  build(ARTICLES, 'be-law-of-27-july-1961', 'Belgian Law of 27 July 1961'),
  build({ unit: 'article', joints: [':'] }, 'nl-civil-code', 'Dutch Civil Code', 'Burgerlijk Wetboek'),
  build(
    ARTICLES,
    'nl-code-of-civil-procedure',
    'Dutch Code of Civil Procedure',
    'Wetboek van Burgerlijke Rechtsvordering',
  ),
  build(
    ARTICLES,
    'nl-competition-act',
    'Dutch Competition Act',
    'Mededingingswet | Dutch Competition Act (Mededingingswet)',
  ),
  build(ARTICLES, 'it-code-of-civil-procedure', 'Italian Code of Civil Procedure', 'Codice di procedura civile'),
  build(ARTICLES, 'it-competition-act', 'Italian Competition Act', 'Italian Competition Act (Law 287/1990)', {
    year: 1990,
  }),
  build(ARTICLES, 'es-arbitration-act', 'Spanish Arbitration Act', 'Spanish Arbitration Act 60/2003', { year: 2003 }),
  build(ARTICLES, 'es-competition-act', 'Spanish Competition Act', 'Spanish Competition Act (Law 15/2007)', {
    year: 2007,
  }),
  build(ARTICLES, 'pt-competition-act', 'Portuguese Competition Act', 'Portuguese Competition Act (Law 19/2012)', {
    year: 2012,
  }),
  build(
    ARTICLES,
    'pt-arbitration-law',
    'Portuguese Law No. 63/2011 on Voluntary Arbitration',
    'Portuguese Voluntary Arbitration Law',
    { year: 2011 },
  ),
  build(ARTICLES, 'pl-code-of-civil-procedure', 'Polish Code of Civil Procedure'),
  build(ARTICLES, 'pl-competition-act', 'Polish Act on Competition and Consumer Protection', 'Polish Competition Act', {
    year: 2007,
  }),
  build(SECTIONS, 'cz-arbitration-act', 'Czech Arbitration Act', 'Czech Arbitration Act No. 216/1994', { year: 1994 }),
  build(SECTIONS, 'hu-arbitration-act-1994', 'Hungarian Act LXXI of 1994 on Arbitration'),
  build(SECTIONS, 'dk-competition-act', 'Danish Competition Act'),
  build(SECTIONS, 'se-arbitration-act', 'Swedish Arbitration Act', '', { year: 1999 }),
  build(SECTIONS, 'se-contracts-act', 'Swedish Contracts Act', '', { year: 1915 }),
  build(SECTIONS, 'se-interest-act', 'Swedish Interest Act', '', { year: 1975 }),
  build(SECTIONS, 'no-arbitration-act-2004', 'Norwegian Arbitration Act', '', { year: 2004 }),
  build(ARTICLES, 'tr-competition-act', 'Turkish Competition Act', 'Turkish Competition Act (Law No. 4054)', {
    year: 1994,
  }),
  build(ARTICLES, 'tr-communique-2010-4', 'Communiqué No. 2010/4'),
  build(
    ARTICLES,
    'tr-private-international-law-act',
    'Turkish Act No. 5718 on Private International Law',
    'Turkish Private International Law Act',
    { year: 2007 },
  ),
  build(ARTICLES, 'ua-arbitration-law', 'Ukrainian Law on International Commercial Arbitration', '', { year: 1994 }),
];

/** Laws of Asia, the Near East, Africa and Latin America that are divided into articles. */
export const OTHER_CIVIL_LAWS: readonly KnownInstrument[] = [
  build(ARTICLES, 'ae-civil-transactions-law', 'UAE Civil Transactions Law', '', { year: 1985 }),
  build(
    ARTICLES,
    'ae-federal-arbitration-law-2018',
    'UAE Federal Law No. 6 of 2018 on Arbitration',
    'UAE Federal Arbitration Law No. 6 of 2018 | UAE Federal Arbitration Law',
    { year: 2018 },
  ),
  build(
    ARTICLES,
    'sa-arbitration-law-2012',
    'Saudi Arbitration Law',
    'Saudi Arbitration Law (Royal Decree M/34 of 2012)',
    { year: 2012 },
  ),
  build(
    ARTICLES,
    'sa-enforcement-law-2012',
    'Saudi Enforcement Law',
    'Saudi Enforcement Law (Royal Decree M/53 of 2012)',
    { year: 2012 },
  ),
  build(ARTICLES, 'eg-arbitration-law-1994', 'Egyptian Arbitration Law', 'Egyptian Arbitration Law No. 27 of 1994', {
    year: 1994,
  }),
  build(SECTIONS, 'il-arbitration-law', 'Israeli Arbitration Law', 'Israeli Arbitration Law 5728-1968', { year: 1968 }),
  build(
    ARTICLES,
    'cn-arbitration-law',
    "Arbitration Law of the People's Republic of China",
    'PRC Arbitration Law | Chinese Arbitration Law',
  ),
  build(
    ARTICLES,
    'cn-civil-procedure-law',
    "Civil Procedure Law of the People's Republic of China",
    'PRC Civil Procedure Law | Chinese Civil Procedure Law',
  ),
  build(
    ARTICLES,
    'cn-anti-monopoly-law',
    'Chinese Anti-Monopoly Law',
    "Anti-Monopoly Law of the People's Republic of China",
  ),
  build(
    ARTICLES,
    'cn-patent-law',
    'Patent Law of China',
    "Patent Law of the People's Republic of China | Chinese Patent Law",
  ),
  build(HYPHENED, 'jp-antimonopoly-act', 'Japanese Antimonopoly Act', '', { year: 1947 }),
  build(HYPHENED, 'jp-arbitration-act', 'Japanese Arbitration Act', 'Japanese Arbitration Act (Act No. 138 of 2003)', {
    year: 2003,
  }),
  build(HYPHENED, 'jp-patent-act', 'Japanese Patent Act', '', { year: 1959 }),
  build(HYPHENED, 'kr-arbitration-act', 'Korean Arbitration Act'),
  build(HYPHENED, 'kr-monopoly-regulation-and-fair-trade-act', 'Korean Monopoly Regulation and Fair Trade Act'),
  build(HYPHENED, 'kr-patent-act', 'Korean Patent Act'),
  build(
    ARTICLES,
    'ar-code-of-civil-and-commercial-procedure',
    'Argentine National Code of Civil and Commercial Procedure',
  ),
  build(ARTICLES, 'br-arbitration-act', 'Brazilian Arbitration Act', 'Brazilian Arbitration Act (Law No. 9.307/1996)', {
    year: 1996,
  }),
  build(ARTICLES, 'br-civil-code', 'Brazilian Civil Code', '', { year: 2002 }),
  build(ARTICLES, 'br-competition-act', 'Brazilian Competition Act', 'Brazilian Competition Act (Law 12.529/2011)', {
    year: 2011,
  }),
  build(
    ARTICLES,
    'br-industrial-property-law',
    'Brazilian Industrial Property Law',
    'Brazilian Industrial Property Law (9,279/1996)',
    { year: 1996 },
  ),
  build(ARTICLES, 'cl-arbitration-law', 'Chilean Law No. 19.971', 'Chilean Arbitration Law', { year: 2004 }),
  build(ARTICLES, 'co-arbitration-law', 'Colombian Law 1563 of 2012', '', { year: 2012 }),
  build(ARTICLES, 'mx-commercial-code', 'Mexican Commercial Code'),
  build(ARTICLES, 'pe-arbitration-law', 'Peruvian Legislative Decree No. 1071', 'Peruvian Arbitration Law', {
    year: 2008,
  }),
];
