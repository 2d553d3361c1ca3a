import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { PRODUCT } from './product.ts';

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

/** What a demo account has kept, so that its favorites look lived in. */
export interface DemoDesk {
  /** User name of a demo account. */
  readonly username: string;
  readonly edition: EditionId;
  /** Documents of the demo library by id, the first starred first. */
  readonly folders: readonly { readonly name: string; readonly documents: readonly string[] }[];
  readonly searches: readonly { readonly title: string; readonly url: string }[];
  /** Searches of the second generation, kept with the land codes they look at (OP-81). */
  readonly manualSearches?: readonly {
    readonly title: string;
    readonly url: string;
    readonly jurisdictions: readonly string[];
  }[];
  /** What it starred and the library has withdrawn since. */
  readonly withdrawn?: readonly { readonly id: string; readonly title: string; readonly type: string }[];
  /** Documents with former texts, of which the account has read the one before. */
  readonly changed: readonly string[];
  /** Ids of what came into the library since the account was here. */
  readonly arrived: readonly string[];
  readonly alerts: readonly { readonly title: string; readonly query: string }[];
  /** Titles of news publications that it follows. */
  readonly news: readonly string[];
  /** Ids of tools in the account's order, and of those it has switched off; the others follow. */
  readonly tools: { readonly first: readonly string[]; readonly off: readonly string[] };
}

interface DemoPeople {
  readonly password: string;
  readonly contractFrom: string;
  readonly accounts: readonly DemoAccount[];
  readonly university: DemoInstitution;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(PRODUCT.demoFolder, name), 'utf8'));
}

const people = read('accounts.json') as DemoPeople;

/** The same for all: these accounts open nothing but a demo. */
export const DEMO_PASSWORD = people.password;
/** First day of every demo contract. */
export const DEMO_CONTRACT_FROM = people.contractFrom;
/** One account for each subscription code, one for the default set and one without a subscription (OP-18). */
export const DEMO_ACCOUNTS = people.accounts;
/** Recognised by network address once an operator gives it a range; nobody signs in for it. */
export const DEMO_UNIVERSITY = people.university;
/** What the demo accounts have kept. */
export const DEMO_DESKS = read('desks.json') as readonly DemoDesk[];
