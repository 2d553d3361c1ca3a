import { findInstitutionByAddress } from '#domain/access/address-range.ts';
import type { Account, AccountStore, AddressRange, Contract, Institution } from '#server/ports/account-store.ts';

/** An institution with what it may use today. */
export interface Subscriber {
  readonly institution: Institution;
  readonly contracts: readonly Contract[];
}

/** A person with what their institution may use. */
export interface Member {
  readonly account: Account;
  readonly subscriber: Subscriber | undefined;
}

/** Whether a provider, by its issuer, may say of its readers that they belong to an institution. */
export type Vouches = (issuer: string, institution: string) => boolean;

interface Counted {
  readonly hasDemo: boolean;
  readonly vouches: Vouches;
}

/** Entries kept between two changes; past it everything is read again. */
const MOST = 20_000;

/** Accounts, institutions and ranges as they are now, read again as soon as the store counts a change or a day ends. */
export class PeopleDirectory {
  readonly #store: AccountStore;
  readonly #today: () => string;
  readonly #hasDemo: boolean;
  readonly #vouches: Vouches;
  readonly #accounts = new Map<string, Account>();
  readonly #subscribers = new Map<string, Subscriber | null>();
  #ranges: readonly AddressRange[] | undefined;
  #state = '';

  /**
   * Without `hasDemo` the demo accounts count for nothing, as suspended ones do, whatever sessions they still have. An
   * institution that a provider claimed counts for as long as the settings let that provider vouch for it (OP-203).
   */
  constructor(store: AccountStore, today: () => string, { hasDemo, vouches }: Counted) {
    this.#store = store;
    this.#hasDemo = hasDemo;
    this.#vouches = vouches;
    this.#today = today;
  }

  /** An account with its institution and the contracts in force today, asked of the store at once. */
  async findMember(id: string): Promise<Member | undefined> {
    await this.#refresh();
    const account = await this.#readAccount(id);
    if (!account) return undefined;
    const { institution, claimedFrom } = account;
    if (institution === null) return { account, subscriber: undefined };
    const counts = claimedFrom === undefined || this.#vouches(claimedFrom, institution);
    return { account, subscriber: counts ? await this.#readSubscriber(institution) : undefined };
  }

  /** The institution whose ranges hold the address. */
  async recognise(address: string): Promise<Subscriber | undefined> {
    await this.#refresh();
    this.#ranges ??= await this.#store.listRanges();
    const institution = this.#ranges.length === 0 ? undefined : findInstitutionByAddress(this.#ranges, address);
    return institution === undefined ? undefined : this.#readSubscriber(institution);
  }

  async #readAccount(id: string): Promise<Account | undefined> {
    const known = this.#accounts.get(id);
    if (known) return known;
    const account = await this.#store.findAccount(id);
    if ((account?.demo && !this.#hasDemo) || account?.suspendedAt !== undefined) return undefined;
    if (account) this.#accounts.set(id, account);
    return account;
  }

  async #readSubscriber(id: string): Promise<Subscriber | undefined> {
    const known = this.#subscribers.get(id);
    if (known !== undefined) return known ?? undefined;
    const institution = await this.#store.findInstitution(id);
    const contracts = institution ? await this.#store.listContracts(id, this.#today()) : [];
    const subscriber = institution ? { institution, contracts } : null;
    this.#subscribers.set(id, subscriber);
    return subscriber ?? undefined;
  }

  async #refresh(): Promise<void> {
    const state = `${this.#today()} ${await this.#store.revision()}`;
    if (state === this.#state && this.#accounts.size + this.#subscribers.size < MOST) return;
    this.#state = state;
    this.#accounts.clear();
    this.#subscribers.clear();
    this.#ranges = undefined;
  }
}
