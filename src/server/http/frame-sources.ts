/** The origins that pages may frame; none at all where no demo is set up. */
export function listFrameSources(demos: readonly (string | null)[]): string[] {
  const origins = demos.flatMap((demo) => (demo === null ? [] : [new URL(demo).origin]));
  return origins.length === 0 ? ["'none'"] : [...new Set(origins)];
}
