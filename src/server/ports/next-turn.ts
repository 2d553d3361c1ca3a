/**
 * Resolves once everybody else who waits had their turn. A server has one thread for all readers, so long work asks for
 * it between its portions.
 */
export type NextTurn = () => Promise<unknown>;
