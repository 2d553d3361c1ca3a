import type { Call } from '#contract/call.ts';
import type { RegisterCall } from './register-call.ts';

/** A capability of the server as one value. `Parts` names what it is made of: ports, and services that others have too. */
export interface Feature<Parts> {
  /** That of its folder. */
  readonly name: string;
  /** The declared calls that it serves, each once. */
  readonly calls: readonly Call[];
  /** Makes its services of the parts and serves its calls with them. */
  readonly serve: (register: RegisterCall, parts: Parts) => void;
}
