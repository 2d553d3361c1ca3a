import { createHash } from 'node:crypto';
import { remember } from '#domain/words/remember.ts';
import { readPrintedActor, type PrintedActor } from '#domain/records/printed-actor.ts';
import type { LinkedKind } from '#domain/records/record-link.ts';

/** Of the digest, as many as a number holds exactly: two of 100,000 names share them in one of 50,000 libraries. */
const BYTES = 6;
const REMEMBERED = 10_000;

const NUMBERS = remember(REMEMBERED, (text) => -1 - createHash('sha256').update(text).digest().readUIntBE(0, BYTES));

/**
 * The number of whoever is printed by a name without a record: below zero, where no record has one, and always the same
 * for the same normal form of a kind. Null for natural persons who are parties and for what takes no part (OP-189).
 */
export function numberPrinted(kind: LinkedKind, name: string | null | undefined): number | null {
  const actor = name ? readPrintedActor(kind, name) : undefined;
  return actor ? numberActor(actor) : null;
}

export function numberActor({ kind, nameKey, form }: PrintedActor): number {
  return NUMBERS(`${kind} ${nameKey}|${form}`);
}

const PREFIX = 'as-printed-';
const DIGITS = 36;

/** How addresses name whoever is printed without a record. */
export function idOfPrinted(number: number): string {
  return `${PREFIX}${(-number).toString(DIGITS)}`;
}

/** The number that an id of `idOfPrinted` gives; undefined of another. */
export function readPrintedId(id: string): number | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const number = -Number.parseInt(id.slice(PREFIX.length), DIGITS);
  return Number.isSafeInteger(number) && idOfPrinted(number) === id ? number : undefined;
}
