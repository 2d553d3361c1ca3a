import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';

/** An institution of the demo library with what it may use. */
export interface DemoInstitution {
  readonly id: string;
  readonly name: string;
  readonly customerNo: string;
  readonly contact: string;
  readonly contracts: readonly { readonly edition: EditionId; readonly code: AccessCode }[];
}

/** Somebody who may sign in to try what a subscription opens; everybody here is invented. */
export interface DemoAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly accountNo: string;
  readonly email: string;
  /** What the account is for, as the sign-in page and the start lists say it. */
  readonly shows: string;
  readonly institution: DemoInstitution;
}

/** The same for all: these accounts open nothing but a demo. */
export const DEMO_PASSWORD = 'pandect-demo';

/** First day of every demo contract. */
export const DEMO_CONTRACT_FROM = '2020-01-01';

/** One account for each subscription code, one for the default set and one without a subscription (OP-18). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demo('KA', 1, 'Ines Halloran', 'Harbourline Chambers', 'Arbitration', [['KA', 'KA']]),
  demo('KAPP', 2, 'Tomas Verhey', 'Kestrel Row Arbitration', 'Arbitration: Practice Plus', [['KA', 'KAPP']]),
  demo('YB', 3, 'Mirela Costin', 'Lantern Street Disputes', 'Arbitration: Yearbook only', [['KA', 'YB']]),
  demo('IHB', 4, 'Gideon Ashcombe', 'Old Weir Advocates', 'Arbitration: Handbook only', [['KA', 'IHB']]),
  demo('MIP', 5, 'Saskia Lindqvist', 'Copperfield Patent House', 'Intellectual property: Manual IP', [['KIPL', 'MIP']]),
  demo('IPL', 6, 'Rafael Onate', 'Meridian Gate IP', 'Intellectual property: IP Law', [['KIPL', 'IPL']]),
  demo('PL', 7, 'Yuki Tanabe', 'Foxglove Patent Attorneys', 'Intellectual property: Patent Law', [['KIPL', 'PL']]),
  demo('CT', 8, 'Amara Diallo', 'Silverbirch Marks', 'Intellectual property: Copyright and Trade Marks', [
    ['KIPL', 'CT'],
  ]),
  demo('GPL', 9, 'Piotr Zielin', 'Granary Wharf Patents', 'Intellectual property: Patent Litigation only', [
    ['KIPL', 'GPL'],
  ]),
  demo('ILTT', 10, 'Leonie Achter', 'Tollgate Licensing', 'Intellectual property: Licensing only', [['KIPL', 'ILTT']]),
  demo('SPW', 11, 'Ewan Strathearn', 'Millrace Software Counsel', 'Intellectual property: Software Patents only', [
    ['KIPL', 'SPW'],
  ]),
  demo('DEFAULT', 12, 'Nadia Brandt', 'Bellwether Legal', 'All three editions: the default set', [
    ['KA', 'DEFAULT'],
    ['KIPL', 'DEFAULT'],
    ['KCL', 'DEFAULT'],
  ]),
  demo('none', 13, 'Oskar Nyman', 'Saltmarsh Advisers', 'No subscription', []),
];

/** Recognised by network address once an operator gives it a range; nobody signs in for it. */
export const DEMO_UNIVERSITY: DemoInstitution = {
  id: 'demo-northquay',
  name: 'Northquay University Library',
  customerNo: 'D-2001',
  contact: 'library@northquay.example',
  contracts: [
    { edition: 'KA', code: 'KAPP' },
    { edition: 'KIPL', code: 'IPL' },
    { edition: 'KCL', code: 'DEFAULT' },
  ],
};

function demo(
  code: string,
  number: number,
  name: string,
  institution: string,
  shows: string,
  contracts: readonly (readonly [EditionId, AccessCode])[],
): DemoAccount {
  const username = code.toLowerCase();
  const domain = `${institution.toLowerCase().replaceAll(' ', '-')}.example`;
  return {
    id: `demo-${username}`,
    username,
    name,
    accountNo: `D-${1000 + number}`,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`,
    shows,
    institution: {
      id: `demo-${username}`,
      name: institution,
      customerNo: `D-${2100 + number}`,
      contact: `library@${domain}`,
      contracts: contracts.map(([edition, code]) => ({ edition, code })),
    },
  };
}
