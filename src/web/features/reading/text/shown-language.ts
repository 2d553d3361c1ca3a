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
        return `.document-text .part[data-shows="${CSS.escape(tag)}"] ${others} { display: none; }`;
      })
      .join('\n'),
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
