import type { CitedKind, CitedWork } from './cited-work.ts';
import type { Run } from './runs.ts';

/** How a style cites each kind of work. */
export type StyleTable = Readonly<Record<CitedKind, (work: CitedWork) => Run[]>>;

/** A style that can be asked for, and the edition against which its worked examples were checked (OP-198). */
export interface StyleName {
  readonly id: string;
  readonly name: string;
  readonly checked: string;
}
