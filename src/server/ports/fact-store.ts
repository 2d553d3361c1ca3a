import type { Fact } from '#domain/facts/fact.ts';

/** Facts of law as they were imported, whatever the edition. Every answer is a plain value; nothing here decides access. */
export interface FactStore {
  /** Facts that name all of these, by their ids. */
  listFacts(wanted: FactWish): Promise<Fact[]>;
  /** The instruments that facts name, as they name them, each once. */
  listInstruments(): Promise<string[]>;
  /** Documents of the library's own that state figures or dates of law and not where they were read. */
  listUnsourced(): Promise<readonly UnsourcedDocument[]>;
}

export interface UnsourcedDocument {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

export interface FactWish {
  /** Codes of places or unions, as facts have them (`NO`, `EU`), or ids of their records (`norway`). */
  readonly places?: readonly string[];
  /** One of these instruments, as facts name them. */
  readonly instruments?: readonly string[];
  /** One of these ids. */
  readonly ids?: readonly string[];
  /** On one of these topics. */
  readonly topics?: readonly string[];
}
