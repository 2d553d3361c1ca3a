/** Bounds that keep one hostile or broken file from taking the machine with it. Sizes count UTF-16 code units. */
export const XML_LIMITS = {
  /** Elements inside one another. */
  nesting: 200,
  /** Attributes of one element. */
  attributes: 1_000,
  /** Text, attribute values, comments or declarations between two tags. */
  token: 4_000_000,
  /** What one block (a paragraph with its notes, a table) or the metadata may hold. */
  block: 8_000_000,
  /** What an element counts for in that, besides its text. */
  element: 24,
  /** Text of one element kept for the record. */
  captured: 100_000,
  /** Identifiers one block may carry. */
  ids: 1_000,
  /** Rows after which a table goes on in a further table block. */
  rows: 2_000,
  /** Bytes decoded in one step. */
  step: 65_536,
} as const;
