import type { Manifest } from './route-preloads.ts';

/** The application as it was built. */
export interface BuiltPages {
  /** Where its files lie. */
  readonly folder: string;
  /** Its one page. */
  readonly page: string;
  readonly manifest: Manifest;
}
