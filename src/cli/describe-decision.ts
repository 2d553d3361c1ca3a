import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { AddressChange, DecisionEffect, KeptDecision, LinkChange } from '#server/ports/person-decisions.ts';

const MOST_LISTED = 50;

/** What follows from a decision, line by line. */
export function describeEffect({ decision, replaced, links, addresses }: DecisionEffect): string[] {
  return [
    `${decision.undoneAt === null ? '' : 'Undone: '}${describeDecision(decision)}`,
    ...replaced.map((former) => `In place of: ${describeDecision(former)}`),
    `Links that change: ${links.length}`,
    ...listSome(links, describeLink),
    `Addresses that change: ${addresses.length}`,
    ...listSome(addresses, describeAddress),
  ];
}

/** A decision in one sentence, with its number. */
export function describeDecision({ number, kind, person, into, name, document }: KeptDecision): string {
  const where = document === null ? 'everywhere' : `in ${document}`;
  const words = {
    name: `“${name}” means ${person ?? 'nobody known'} ${where}`,
    not: `“${name}” does not mean ${person} ${where}`,
    merge: `${person} is part of ${into}`,
    hide: `${person} is hidden`,
  };
  return `${number}  ${words[kind]}`;
}

/** The same with when, by whom, and whether it still holds. */
export function describeKept(decision: KeptDecision): string {
  const { at, by, undoneAt, undoneBy } = decision;
  const made = `${at}${by === null ? '' : ` by ${by}`}`;
  const undone = undoneAt === null ? '' : `, undone ${undoneAt}${undoneBy === null ? '' : ` by ${undoneBy}`}`;
  return `${describeDecision(decision)}  (${made}${undone})`;
}

function describeLink({ document, role, name, from, to }: LinkChange): string {
  return `${document}: “${name}” (${role}) led to ${from ?? 'nobody'}, leads to ${to ?? 'nobody'}`;
}

function describeAddress({ id, to }: AddressChange): string {
  if (to === null) return `${presentTextAddress({ id })} answers as withdrawn`;
  return to === id ? `${presentTextAddress({ id })} answers again` : `${presentTextAddress({ id })} answers with ${to}`;
}

function listSome<T>(all: readonly T[], describe: (one: T) => string): string[] {
  const more = all.length - MOST_LISTED;
  return [
    ...all.slice(0, MOST_LISTED).map((one) => `  ${describe(one)}`),
    ...(more > 0 ? [`  and ${more} more; --json lists all`] : []),
  ];
}
