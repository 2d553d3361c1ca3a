import { isCurrency } from '../facts/units.ts';
import { findCode } from '../places/known-unions.ts';
import { TABLES, type Deal } from './deal.ts';

/** What of a deal cannot be taken, by the field, and why. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

const KEYS = 'allowed are World, EU and land codes of ISO 3166-1, each also with .previous';

/** The first thing in a deal that contradicts the rest of it, or means nothing; undefined where there is none. */
export function findFault(deal: Deal): Fault | undefined {
  for (const fault of listFaults(deal)) {
    return { field: fault.field, reason: `${fault.field}: ${fault.reason}` };
  }
  return undefined;
}

function* listFaults(deal: Deal): Generator<Fault> {
  yield* listFaultsOfParties(deal);
  yield* listFaultsOfRates(deal);
  yield* listFaultsOfValue(deal);
  const names = new Set(deal.Parties.map(({ Name }) => Name));
  for (const [place, shares] of Object.entries(deal.Shares ?? {})) {
    if (!isLand(place)) yield unknownPlace(`Shares.${place}`, place, 'allowed are land codes of ISO 3166-1');
    for (const name of Object.keys(shares.parties ?? {})) {
      if (!names.has(name)) {
        const field = `Shares.${place}.parties.${name}`;
        yield { field, reason: `no party is called “${name}”; allowed are ${[...names].join(', ')}.` };
      }
    }
  }
}

function* listFaultsOfParties({ Parties }: Deal): Generator<Fault> {
  for (const [at, party] of Parties.entries()) {
    const field = `Parties.${at}`;
    if (Parties.findIndex(({ Name }) => Name.trim() === party.Name.trim()) < at) {
      yield { field: `${field}.Name`, reason: `“${party.Name}” is the name of another party, too.` };
    }
    if (!isCurrency(party.Currency)) yield unknownCurrency(`${field}.Currency`, party.Currency);
    if (typeof party.Seat === 'string' && !isLand(party.Seat)) {
      yield unknownPlace(`${field}.Seat`, party.Seat, 'allowed are land codes of ISO 3166-1');
    }
    for (const table of TABLES) {
      for (const key of Object.keys(party[table] ?? {})) {
        const [place = '', ...years] = key.split('.');
        const isYear = years.length === 0 || (years.length === 1 && years[0] === 'previous');
        const isPlace = place === 'World' || place === 'EU' || isLand(place);
        if (!isYear || !isPlace) yield unknownPlace(`${field}.${table}.${key}`, key, KEYS);
      }
    }
  }
}

function* listFaultsOfRates({ Rates }: Deal): Generator<Fault> {
  const known = new Set<string>();
  for (const [at, { From, To }] of (Rates ?? []).entries()) {
    const field = `Rates.${at}`;
    if (!isCurrency(From)) yield unknownCurrency(`${field}.From`, From);
    if (!isCurrency(To)) yield unknownCurrency(`${field}.To`, To);
    if (From === To) yield { field: `${field}.To`, reason: 'a currency needs no rate into itself.' };
    const pair = `${From} to ${To}`;
    if (known.has(pair)) yield { field, reason: `there is a rate from ${pair} already; give one.` };
    known.add(pair);
  }
}

function* listFaultsOfValue({ Value }: Deal): Generator<Fault> {
  if (!Value) return;
  if (!isCurrency(Value.Currency)) yield unknownCurrency('Value.Currency', Value.Currency);
  for (const [place, { currency }] of Object.entries(Value.In ?? {})) {
    if (!isLand(place)) yield unknownPlace(`Value.In.${place}`, place, 'allowed are land codes of ISO 3166-1');
    if (!isCurrency(currency)) yield unknownCurrency(`Value.In.${place}.currency`, currency);
  }
}

function isLand(code: string): boolean {
  return /^[A-Z]{2}$/u.test(code) && findCode(code) === code;
}

function unknownPlace(field: string, place: string, allowed: string): Fault {
  return { field, reason: `“${place}” is not known here; ${allowed}.` };
}

function unknownCurrency(field: string, code: string): Fault {
  return { field, reason: `“${code}” is no currency; allowed are codes of ISO 4217, for example EUR.` };
}
