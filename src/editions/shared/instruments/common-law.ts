import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { buildInstrument as build } from './build-instrument.ts';
import { ACT_SECTIONS, ARTICLES, CODE_SECTIONS, RULES, STATUTE_SECTIONS } from './manners.ts';

/** Statutes and rules of the United Kingdom and Ireland, the Commonwealth and South Africa. */
export const COMMONWEALTH_INSTRUMENTS: readonly KnownInstrument[] = [
  build(
    { ...ACT_SECTIONS, romanDivisions: ['part'] },
    'uk-arbitration-act-1996',
    'Arbitration Act 1996',
    'English Arbitration Act 1996 | UK Arbitration Act 1996 | AA 1996',
    { last: 110 },
  ),
  build(ACT_SECTIONS, 'uk-competition-act-1998', 'Competition Act 1998', 'UK Competition Act 1998 | CA 1998'),
  build(ACT_SECTIONS, 'uk-enterprise-act-2002', 'Enterprise Act 2002', 'UK Enterprise Act 2002 | EA 2002'),
  build(
    ACT_SECTIONS,
    'uk-digital-markets-competition-and-consumers-act-2024',
    'Digital Markets, Competition and Consumers Act 2024',
    'UK Digital Markets, Competition and Consumers Act 2024 | DMCCA 2024',
  ),
  build(ACT_SECTIONS, 'uk-patents-act-1977', 'Patents Act 1977', 'UK Patents Act 1977 | PA 1977'),
  build(ACT_SECTIONS, 'uk-trade-marks-act-1994', 'Trade Marks Act 1994', 'UK Trade Marks Act 1994 | TMA 1994'),
  build(
    ACT_SECTIONS,
    'uk-copyright-designs-and-patents-act-1988',
    'Copyright, Designs and Patents Act 1988',
    'CDPA 1988 | CDPA',
  ),
  build(ACT_SECTIONS, 'uk-marine-insurance-act-1906', 'Marine Insurance Act 1906', 'MIA 1906'),
  build(
    { unit: 'rule', joints: ['.'], capitals: true },
    'uk-cpr',
    'Civil Procedure Rules 1998',
    'CPR | Civil Procedure Rules',
  ),
  build(
    { unit: 'regulation', capitals: true },
    'uk-tupe-2006',
    'Transfer of Undertakings (Protection of Employment) Regulations 2006',
    'TUPE 2006 | TUPE Regulations 2006',
  ),
  build(ACT_SECTIONS, 'ie-competition-act-2002', 'Competition Act 2002', 'Irish Competition Act 2002'),
  build(
    ACT_SECTIONS,
    'in-arbitration-act-1996',
    'Arbitration and Conciliation Act 1996',
    'Indian Arbitration and Conciliation Act 1996 | Indian Arbitration Act 1996 | A & C Act 1996',
  ),
  build(ACT_SECTIONS, 'in-competition-act-2002', 'Competition Act 2002', 'Indian Competition Act 2002'),
  build(ACT_SECTIONS, 'in-patents-act-1970', 'Patents Act 1970', 'Indian Patents Act 1970'),
  build(
    { ...ACT_SECTIONS, orders: true },
    'in-cpc',
    'Code of Civil Procedure 1908',
    'CPC | Indian Code of Civil Procedure',
  ),
  build({ ...ARTICLES, capitals: true }, 'in-constitution', 'Constitution of India', 'Indian Constitution', {
    year: 1950,
  }),
  build(
    ACT_SECTIONS,
    'hk-arbitration-ordinance',
    'Arbitration Ordinance (Cap. 609)',
    'Hong Kong Arbitration Ordinance (Cap. 609) | Hong Kong Arbitration Ordinance',
    { year: 2011 },
  ),
  build(
    ACT_SECTIONS,
    'sg-international-arbitration-act-1994',
    'International Arbitration Act 1994',
    'Singapore International Arbitration Act 1994 | Singapore International Arbitration Act',
  ),
  build(ACT_SECTIONS, 'my-arbitration-act-2005', 'Arbitration Act 2005', 'Malaysian Arbitration Act 2005'),
  build(ACT_SECTIONS, 'ke-arbitration-act-1995', 'Arbitration Act 1995', 'Kenyan Arbitration Act 1995'),
  build(
    ACT_SECTIONS,
    'ng-arbitration-act-1988',
    'Arbitration and Conciliation Act 1988',
    'Nigerian Arbitration and Conciliation Act 1988',
  ),
  build(
    ACT_SECTIONS,
    'ng-arbitration-act-2023',
    'Arbitration and Mediation Act 2023',
    'Nigerian Arbitration and Mediation Act 2023',
  ),
  build(ACT_SECTIONS, 'nz-arbitration-act-1996', 'Arbitration Act 1996', 'New Zealand Arbitration Act 1996', {
    last: 20,
  }),
  build(
    ACT_SECTIONS,
    'au-international-arbitration-act-1974',
    'International Arbitration Act 1974',
    'Australian International Arbitration Act 1974',
  ),
  build(
    ACT_SECTIONS,
    'au-competition-and-consumer-act-2010',
    'Competition and Consumer Act 2010',
    'Australian Competition and Consumer Act 2010',
  ),
  build(
    ACT_SECTIONS,
    'za-competition-act-1998',
    'Competition Act 1998',
    'South African Competition Act 1998 | Competition Act 89 of 1998',
  ),
  build(
    ACT_SECTIONS,
    'za-international-arbitration-act-2017',
    'International Arbitration Act 15 of 2017',
    'South African International Arbitration Act 15 of 2017 | International Arbitration Act 2017',
  ),
  build(ACT_SECTIONS, 'ca-competition-act', 'Canadian Competition Act', '', { year: 1985 }),
];

/** Statutes and rules of the United States; titles of its Code that are an act of their own stand under the act. */
export const UNITED_STATES_INSTRUMENTS: readonly KnownInstrument[] = [
  build(
    CODE_SECTIONS,
    'us-patent-act',
    'US Patent Act',
    '35 U.S.C. | US Patent Act (35 U.S.C.) | title 35, United States Code',
  ),
  build(
    CODE_SECTIONS,
    'us-federal-arbitration-act',
    'Federal Arbitration Act',
    '9 U.S.C. | FAA | US Federal Arbitration Act | title 9, United States Code',
  ),
  ...[15, 17, 28].map((title) =>
    build(
      CODE_SECTIONS,
      `us-code-title-${title}`,
      `United States Code, Title ${title}`,
      `${title} U.S.C. | title ${title}, United States Code | title ${title} of the United States Code`,
    ),
  ),
  build(STATUTE_SECTIONS, 'us-sherman-act', 'Sherman Act', 'Sherman Antitrust Act', { year: 1890 }),
  build(STATUTE_SECTIONS, 'us-clayton-act', 'Clayton Act', 'Clayton Antitrust Act', { year: 1914 }),
  build(STATUTE_SECTIONS, 'us-ftc-act', 'Federal Trade Commission Act', 'FTC Act', { year: 1914 }),
  build(STATUTE_SECTIONS, 'us-lanham-act', 'Lanham Act', 'Lanham Trademark Act', { year: 1946 }),
  build({ ...RULES, keepsCase: true }, 'us-frcp', 'Federal Rules of Civil Procedure', 'Fed. R. Civ. P. | FRCP'),
  build(
    { unit: 'article', roman: true },
    'us-constitution',
    'Constitution of the United States',
    'U.S. Const. | United States Constitution | US Constitution',
  ),
  build({ ...CODE_SECTIONS, hyphens: true }, 'us-ucc', 'Uniform Commercial Code', 'UCC | U.C.C.'),
];
