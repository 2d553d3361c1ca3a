/** Turns passwords into what may be stored. Costly on purpose; never holds up the process meanwhile. */
export interface PasswordHasher {
  /** A salted hash in PHC string form; the same password gives another one each time. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the hashed one. Without a hash (nobody has that username) it takes as long and is false, so
   * that the time of an answer tells nobody who has an account. A hash that cannot be read is false too.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
