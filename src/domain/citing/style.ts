import type { CitedKind, CitedWork } from './cited-work.ts';
import type { Run } from './runs.ts';

/** How a style cites each kind of work. */
export type StyleTable = Readonly<Record<CitedKind, (work: CitedWork) => Run[]>>;
