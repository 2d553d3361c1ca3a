/**
 * Whether an address still asks for the thing of this id. What arrives late for one page must not take a reader back who
 * has chosen another meanwhile: the address changes before the page does.
 */
export function isAskedAt(pathname: string, id: string): boolean {
  const step = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(step) === id;
  } catch {
    return step === id;
  }
}
