import type { ClauseChoices } from './clause-choices.ts';

/** One point of the clause: what is said where it was chosen, and what where it was not. */
interface Point {
  readonly label: string;
  readonly value: string | undefined;
  readonly says: string;
  readonly asks: string;
  readonly note: string;
}

const SCOPE =
  'Every dispute that arises from this contract or has to do with it, also one about whether it was validly made, how it is to be read, whether it was performed, or what follows from its breach or its end, shall be decided finally by arbitration and not by the courts.';

/**
 * An arbitration clause in our own words (OP-176): institutions' own clauses are linked and never copied. Sentences, of
 * which open ones hold brackets to fill in; what was chosen; what nobody chose, and why it matters; and what the choices
 * together ask to be looked at.
 */
export function draftClause(choices: ClauseChoices) {
  const points = listPoints(choices);
  return {
    sentences: [
      { text: SCOPE, isOpen: false },
      ...points.map(({ value, says, asks }) =>
        value === undefined ? { text: asks, isOpen: true } : { text: says, isOpen: false },
      ),
    ],
    chosen: points.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
    open: points.flatMap(({ label, value, note }) => (value === undefined ? [{ label, note }] : [])),
    cautions: listCautions(choices),
  };
}

// Long because: it has an entry for each point of a clause.
function listPoints(choices: ClauseChoices): readonly Point[] {
  const { administration, arbitrators, language, clauseLaw, contractLaw } = choices;
  const isNone = administration === 'none';
  const name = isNone ? '' : (administration?.institution ?? '');
  const seat = [choices.seat, choices.seatPlace].filter(Boolean).join(', ');
  const number = arbitrators === 1 ? 'one arbitrator' : 'three arbitrators';
  return [
    {
      label: 'Institution',
      value: isNone ? 'None: ad hoc arbitration' : name || undefined,
      says: isNone
        ? 'No institution administers the arbitration. [Name the rules that the tribunal follows, if any, and the authority that appoints an arbitrator where the parties do not.]'
        : `The arbitration is administered by ${/^the /iu.test(name) ? name : `the ${name}`} under its arbitration rules as they are on the day on which the arbitration begins.`,
      asks: '[Name the institution and its rules in full, or say that the arbitration is ad hoc and who appoints arbitrators where the parties do not.]',
      note: 'Without an institution or an appointing authority, a party that does not take part can hold up the appointment until a court helps.',
    },
    {
      label: 'Seat',
      value: seat || undefined,
      says: `The legal seat of the arbitration is ${seat}; hearings may be held elsewhere.`,
      asks: '[Name the legal seat: city and country.]',
      note: 'The seat decides which courts supervise the arbitration and can set the award aside. Where nobody names it, the institution or the tribunal has to.',
    },
    {
      label: 'Number of arbitrators',
      value: arbitrators && number,
      says: `The tribunal consists of ${number}.`,
      asks: '[Say whether one arbitrator decides or three.]',
      note: 'Rules and statutes have defaults, and they differ. The number drives cost and time more than any other choice.',
    },
    {
      label: 'Language',
      value: language,
      says: `The arbitration is conducted in ${language}.`,
      asks: '[Name one language.]',
      note: 'Otherwise the tribunal decides after the dispute has begun, and until then letters come in the language of whoever writes them.',
    },
    {
      label: 'Law of the arbitration agreement',
      value: clauseLaw,
      says: `This arbitration agreement is governed by the law of ${clauseLaw}.`,
      asks: '[Name the law that governs this arbitration agreement.]',
      note: 'Courts disagree whether, in silence, it follows the law of the contract or that of the seat.',
    },
    {
      label: 'Law of the contract',
      value: contractLaw,
      says: `The contract as a whole is governed by the law of ${contractLaw}.`,
      asks: '[Name the law that governs the contract, here or in a clause of its own.]',
      note: 'It is usually stated in a clause of its own. A tribunal has to find it by conflict rules where nobody chose.',
    },
  ];
}

function listCautions({ administration, seat, seatPlace, clauseLaw, contractLaw }: ClauseChoices): string[] {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const cautions: string[] = [];
  if (seat !== undefined && seatPlace === undefined) {
    cautions.push('Name the country of the seat as well: more than one city may have that name.');
  }
  if (seatPlace !== undefined && seat === undefined) {
    cautions.push('Name the city of the seat: a country alone leaves open which of its courts and laws are meant.');
  }
  if (clauseLaw !== undefined && seatPlace !== undefined && !isSame(clauseLaw, seatPlace)) {
    cautions.push(
      `The arbitration agreement has the law of ${clauseLaw}, the seat is in ${seatPlace}: ask whether both recognise such a clause and such a dispute.`,
    );
  }
  if (
    clauseLaw === undefined &&
    contractLaw !== undefined &&
    seatPlace !== undefined &&
    !isSame(contractLaw, seatPlace)
  ) {
    cautions.push(
      `The contract has the law of ${contractLaw}, the seat is in ${seatPlace}, and no law is named for the arbitration agreement: it may be either.`,
    );
  }
  if (administration === 'none') {
    cautions.push(
      'An ad hoc clause stands or falls with its appointing authority: ask that authority first whether it accepts.',
    );
  }
  return cautions;
}
