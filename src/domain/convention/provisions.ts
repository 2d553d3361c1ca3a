/** A provision of the New York Convention as the tool lists it. */
export interface ConventionProvision {
  /** In addresses, for good: `article-5-1-b`. */
  readonly id: string;
  /** From the article down, as the instrument's provisions are known: `['V', '1', 'b']`. */
  readonly steps: readonly string[];
  /** `Article V(1)(b)`. */
  readonly label: string;
  /** What it is about, in our words. */
  readonly title: string;
  /** Id of the provision that it stands in. */
  readonly parent?: string;
}

/** Id of the Convention among the known instruments, and what decisions on it are filed under. */
export const NEW_YORK_CONVENTION = { id: 'nyc', filed: 'New York Convention, 1958' } as const;

/** Article, then its paragraphs and letters each below what it stands in; `steps | title`. */
const PROVISIONS = `
I | Scope of the Convention
I/1 | Foreign awards, and awards not considered as domestic
I/2 | Awards of permanent arbitral bodies
I/3 | Reservations: reciprocity and commercial relationships
II | The arbitration agreement
II/1 | Recognition of agreements in writing
II/2 | What is in writing
II/3 | Referral of the parties to arbitration
III | The duty to recognise and enforce
IV | What the applicant supplies
IV/1 | Award and agreement
IV/1/a | Authenticated original or certified copy of the award
IV/1/b | Original or certified copy of the agreement
IV/2 | Translations
V | Grounds on which recognition and enforcement may be refused
V/1 | Grounds that the party resisting must prove
V/1/a | Incapacity, and invalidity of the agreement
V/1/b | Lack of notice, and inability to present the case
V/1/c | Excess of authority
V/1/d | Composition of the tribunal, and procedure
V/1/e | Award not yet binding, set aside or suspended
V/2 | Grounds that the court finds by itself
V/2/a | Subject matter not capable of arbitration
V/2/b | Public policy
VI | Adjournment and security
VII | Other treaties and more favourable law
VII/1 | The more favourable right
VII/2 | End of the Geneva treaties
VIII | Signature and ratification
VIII/1 | Signature
VIII/2 | Ratification
IX | Accession
IX/1 | Who may accede
IX/2 | Deposit of the instrument of accession
X | Territories
X/1 | Declaration that the Convention extends to territories
X/2 | Later extensions
X/3 | Territories not yet included
XI | Federal and non-unitary States
XI/a | What lies with the federal authority
XI/b | What lies with constituent units
XI/c | Information on the law of the federation
XII | Entry into force
XII/1 | After the third ratification or accession
XII/2 | For States that join later
XIII | Denunciation
XIII/1 | Notice and effect after a year
XIII/2 | Territories
XIII/3 | Proceedings already begun
XIV | Reciprocity among contracting States
XV | Notifications by the Secretary-General
XV/a | Signatures and ratifications
XV/b | Accessions
XV/c | Declarations and notifications
XV/d | Entry into force
XV/e | Denunciations
XVI | Authentic texts and deposit
XVI/1 | Five languages
XVI/2 | Certified copies
`;

const ARTICLES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'];

/** Articles I to XVI with their paragraphs, in the order of the Convention; titles are ours (OP-97). */
export const CONVENTION_PROVISIONS: readonly ConventionProvision[] = PROVISIONS.trim()
  .split('\n')
  .map((line) => {
    const [path = '', title = ''] = line.split(' | ');
    const steps = path.split('/');
    const above = steps.slice(0, -1);
    return {
      id: idOf(steps),
      steps,
      label: labelOf(steps),
      title,
      ...(above.length > 0 ? { parent: idOf(above) } : {}),
    };
  });

const BY_LABEL = new Map(CONVENTION_PROVISIONS.map((provision) => [provision.label, provision]));

/** The provision that is printed so; undefined where the Convention has none. */
export function findConventionProvision(label: string): ConventionProvision | undefined {
  return BY_LABEL.get(label);
}

/** What a provision is filed under, with all that it stands in: `Article V > Article V(1) > Article V(1)(b)`. */
export function pathOfProvision({ steps }: Pick<ConventionProvision, 'steps'>): string {
  return steps.map((_step, depth) => labelOf(steps.slice(0, depth + 1))).join(' > ');
}

function idOf([article = '', ...below]: readonly string[]): string {
  return ['article', ARTICLES.indexOf(article) + 1, ...below].join('-');
}

function labelOf([article = '', ...below]: readonly string[]): string {
  return `Article ${article}${below.map((step) => `(${step})`).join('')}`;
}
