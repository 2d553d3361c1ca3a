/** Milliseconds after which a page is drawn in other letters: a slow line must not keep readers from what they came for. */
const PATIENCE = 1000;

/** The two of the header and of every title. */
const FACES = ['Source Sans 3', 'Source Serif 4'];

/**
 * Resolves once the faces of the pages are there, which they ask for together with their scripts, or after a while.
 * Letters that come after the first drawing would move what stands beside them: where they are late, the page keeps the
 * others until it is loaded anew.
 */
export async function waitForFaces(): Promise<void> {
  const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(`1em '${face}'`)));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, 'late'));
  if ((await Promise.race([faces, late])) === 'late') document.documentElement.dataset['faces'] = 'late';
}
