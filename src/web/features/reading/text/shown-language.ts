/** Parts of a text that stand in the window or within one of it, and all others. */
export function listNearest(frame: Element): { readonly near: readonly Element[]; readonly far: readonly Element[] } {
  const near: Element[] = [];
  const far: Element[] = [];
  for (const part of frame.children) {
    const { top, bottom } = part.getBoundingClientRect();
    (bottom > -innerHeight && top < 2 * innerHeight ? near : far).push(part);
  }
  return { near, far };
}

/**
 * Lets a part of the text show the blocks of one language alone: the one that its `data-shows` names. Blocks without a
 * language are in the main one, which is named first. The rules stand in a style sheet of the page from the beginning,
 * since one that comes later makes the browser look at every element of the text. Returns the way back.
 */
export function hideOthers(tags: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    tags
      .map((tag, index) => {
        const own = `[lang|="${CSS.escape(tag)}"]`;
        const others = index === 0 ? `[data-block][lang]:not(${own})` : `[data-block]:not(${own})`;
        return `.document-text > [data-shows="${CSS.escape(tag)}"] ${others} { display: none; }`;
      })
      .join('\n'),
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
