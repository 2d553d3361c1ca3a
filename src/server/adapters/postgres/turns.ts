/**
 * The advisory locks of a database, each a number that nothing else of it may use: whoever has `change` is in a
 * transaction that changes something, whoever has `library` writes the library until they say otherwise.
 */
export const TURNS = { change: 7_264_001, library: 7_264_002 } as const;
