/** How long the same failure is not told again, in milliseconds. */
const QUIET = 60 * 60_000;

/** Passes failures on, each distinct message once an hour: what is tried again every second fails as often. */
export function reportOnce(
  report: (error: Error) => void,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  const told = new Map<string, number>();
  return (error) => {
    const last = told.get(error.message);
    if (last !== undefined && now() - last < QUIET) return;
    told.set(error.message, now());
    report(error);
  };
}
