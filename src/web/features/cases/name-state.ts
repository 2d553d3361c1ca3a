/** The status of a proceeding and its outcome; the outcome alone where it begins by saying the status. */
export function nameState(status: string | null, outcome: string | null): readonly (string | null)[] {
  const isSaid = status !== null && outcome?.toLowerCase().startsWith(status.toLowerCase());
  return isSaid ? [outcome] : [status, outcome];
}
