/** Everything that is kept about an account, by what it is; rows as they are stored, without what only machines need. */
export type PersonalFile = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What is kept about accounts, of whatever kind: for a reader who wants to have it, or wants it gone. */
export interface PersonalData {
  /** One moment of all of it, on every edition. */
  read(account: string): Promise<PersonalFile>;
  /**
   * Forgets all that `read` answers but the account itself, all or nothing; answers how many things there were. `at`: an
   * instant, UTC. Feeds of alerts end.
   */
  forget(account: string, at: string): Promise<number>;
}
