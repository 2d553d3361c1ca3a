/** Milliseconds after which a page is drawn in other letters: a slow line must not keep readers from what they came for. */
const PATIENCE = 1000;

/**
 * Resolves once the face of the pages is there, which they ask for together with their scripts, or after a while: letters
 * that come after the first drawing move what stands beside them.
 */
export async function waitForFace(): Promise<void> {
  const face = document.fonts.load("1em 'Source Sans 3'").catch(() => undefined);
  await Promise.race([face, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
