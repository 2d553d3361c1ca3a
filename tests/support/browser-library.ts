/** Paragraphs of the long document. */
export const LONG_PARAGRAPHS = 10_000;

export const LONG_ID = 'e2e-long-award';
export const LONG_TITLE =
  'Consolidated Harbour Claims, Award of the Full Tribunal on Jurisdiction, Liability, Quantum and Costs';
export const WITHDRAWN_ID = 'e2e-withdrawn';
export const WITHDRAWN_TITLE = 'Northwind Shipping v. Port Authority of Caldera, Interim Award';
export const TABLE_ID = 'e2e-table';
/** Of its three versions the first is not kept. */
export const VERSIONED_ID = 'e2e-versioned';
export const VERSIONED_TITLE = 'Rules of the Harbour Chamber';
/** Of its two versions, both kept, the second has other numbers. */
export const RENUMBERED_ID = 'e2e-renumbered';

const SECTIONS = [
  'The parties',
  'Procedural history',
  'Jurisdiction',
  'Admissibility',
  'Liability',
  'Quantum',
  'Costs',
];
const SENTENCES = [
  'The Tribunal has considered the pleadings, the exhibits and the evidence heard over nine days.',
  'The Claimant says that the notice of termination came too late and in the wrong form.',
  'The Respondent answers that the contract ended by effluxion of time and needed no notice at all.',
  'Neither expert was able to explain the difference between the two sets of accounts.',
  'On the balance of probabilities the harbour works were delayed by the weather of that winter.',
  'Interest runs from the date on which the invoice ought to have been paid.',
];

/** Files by name with documents that the demo library does not hold: very long, withdrawn, with a wide table. */
export function listBrowserFiles(): Readonly<Record<string, string>> {
  const lines = [
    { id: WITHDRAWN_ID, title: WITHDRAWN_TITLE, type: 'Award', publicationDate: '2019-02-01', text: 'Withdrawn.' },
    { id: TABLE_ID, title: 'A Chapter with a Wide Table', type: 'Book chapter', html: wideTable() },
  ];
  return {
    'lines.jsonl': lines.map((line) => JSON.stringify(line)).join('\n'),
    'long.md': `---\nid: ${LONG_ID}\ntitle: ${LONG_TITLE}\ntype: Award\npublicationDate: 2021-06-30\n---\n\n${longText()}\n`,
  };
}

/** Files by name with versions of documents, the first first; each lot is to be imported after the one before. */
export function listVersionFiles(): readonly Readonly<Record<string, string>>[] {
  const renumbered = listRenumbered();
  return listVersioned().map((text, index) => ({
    'versioned.md': text,
    ...(renumbered[index] === undefined ? {} : { 'renumbered.md': renumbered[index] }),
  }));
}

function listRenumbered(): readonly string[] {
  const head = `---\nid: ${RENUMBERED_ID}\ntitle: Rules of the Ferry Chamber\ntype: Rules\n---\n\n`;
  const ticket = 'A ticket is shown on boarding.';
  return [
    `${head}1. The ferry sails from Oslo.\n\n2. No dog boards alone.\n\n3. ${ticket}\n\n4. Fares are listed below.\n`,
    `${head}1. The ferry sails from Bergen.\n\n2. ${ticket}\n`,
  ];
}

function listVersioned(): readonly string[] {
  const seats = ['Oslo', 'Bergen', 'Tromsø'];
  return seats.map((seat, index) => {
    const added = index === 2 ? '3. A request for interim relief goes to the emergency arbitrator.\n\n' : '';
    const head = `---\nid: ${VERSIONED_ID}\ntitle: ${VERSIONED_TITLE}\ntype: Rules\npublicationDate: 20${12 + 4 * index}-01-01\n---\n\n`;
    return `${head}## Scope\n\n1. These rules apply where the parties have agreed so.\n\n2. The seat is ${seat}, unless they choose another.\n\n${added}## Costs\n\n${index === 2 ? 4 : 3}. The tribunal fixes the costs within ${30 * (index + 1)} days.\n`;
  });
}

function longText(): string {
  const paragraphs = Array.from({ length: LONG_PARAGRAPHS }, (_, index) => {
    const number = index + 1;
    const section = index % 150 === 0 ? `## ${SECTIONS[(index / 150) % SECTIONS.length]} (${index / 150 + 1})\n\n` : '';
    const needle = number % 1000 === 0 ? ' A zephyr blew through the hearing room.' : '';
    const words = [0, 1, 2].map((step) => SENTENCES[(index + step) % SENTENCES.length]).join(' ');
    return `${section}${number}. ${words}${needle}`;
  });
  return paragraphs.join('\n\n');
}

function wideTable(): string {
  const head = Array.from({ length: 14 }, (_, index) => `<th>Column number ${index + 1}</th>`).join('');
  const cells = Array.from({ length: 14 }, (_, index) => `<td>Value ${index + 1} of the row</td>`).join('');
  return `<h2>Figures</h2><p>The table is wider than any page.</p><table><tr>${head}</tr><tr>${cells}</tr></table>`;
}
