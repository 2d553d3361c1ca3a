import { inspect } from 'node:util';

const SHOWN = '[hidden]';

/** A secret of the settings: whoever prints, logs or serialises what holds it sees `[hidden]`. */
export class HiddenText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The secret itself, for whoever has to be shown it. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return SHOWN;
  }

  toJSON(): string {
    return SHOWN;
  }

  [inspect.custom](): string {
    return SHOWN;
  }
}
