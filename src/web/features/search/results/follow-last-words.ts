/** Room between the last word and what says that there is more, in pixels. */
const SPACE = 4;
/** What is drawn so far behind the words of a line is such a sign already, as one for words left out before the next. */
const SIGN = 8;

/**
 * Puts the sign that says there is more behind the last word that is seen of each excerpt, now and whenever lines break
 * anew. Where a line ends is known only once it is drawn: until then, and without scripts, the sign ends the line.
 * It ends with the list.
 */
export function followLastWords(list: HTMLElement | null): void {
  if (!list) return;
  const place = () => {
    if (!list.isConnected) return stop();
    const signs = [...list.querySelectorAll<HTMLElement>('[data-more]')];
    for (const { style } of signs) [style.translate, style.visibility] = ['', ''];
    // All is measured before anything is moved.
    const moves = signs.map(measureMove);
    for (const [at, { style }] of signs.entries()) {
      const move = moves[at];
      if (move === undefined) style.visibility = 'hidden';
      else style.translate = `${move}px`;
    }
  };
  const ofSize = new ResizeObserver(place);
  ofSize.observe(list);
  const ofRows = new MutationObserver(place);
  ofRows.observe(list, { childList: true, characterData: true, subtree: true });
  document.fonts.addEventListener('loadingdone', place);
  const stop = () => {
    ofSize.disconnect();
    ofRows.disconnect();
    document.fonts.removeEventListener('loadingdone', place);
  };
}

/** How far the sign goes to where the words of the last line end: nowhere where the text ends; undefined where one is. */
function measureMove(sign: HTMLElement): number | undefined {
  const excerpt = sign.parentElement;
  if (!excerpt || excerpt.scrollHeight <= excerpt.clientHeight + 1) return 0;
  const { direction, lineHeight } = getComputedStyle(excerpt);
  const side = direction === 'rtl' ? -1 : 1;
  const { bottom } = excerpt.getBoundingClientRect();
  const findEnd = (drawn: readonly DOMRect[]) =>
    drawn
      .filter((one) => one.width > 0 && one.bottom <= bottom + 1 && one.bottom > bottom - parseFloat(lineHeight) / 2)
      .reduce((end, { left, right }) => Math.max(end, side * (side < 0 ? left : right)), -Infinity);
  const texts = listTexts(excerpt, sign);
  const end = findEnd(texts.flatMap((text) => draw(text)));
  if (end === -Infinity) return 0;
  // What the line ends with may say so itself.
  const said = texts.flatMap((text) =>
    [...text.data.matchAll(/…/gu)].flatMap(({ index }) => draw(text, index, index + 1)),
  );
  if (findEnd(said) > end - 1) return undefined;
  const around = new Range();
  around.setStartAfter(sign);
  around.setEndAfter(excerpt.lastChild ?? sign);
  if (findEnd([...around.getClientRects()]) > end + SIGN) return undefined;
  const own = sign.getBoundingClientRect();
  return side * Math.min(0, end + SPACE - side * (side < 0 ? own.right : own.left));
}

function listTexts(excerpt: HTMLElement, sign: HTMLElement): Text[] {
  const walker = document.createTreeWalker(excerpt, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement !== sign) texts.push(node);
  }
  return texts;
}

/** Where a stretch of a text is drawn, line by line. */
function draw(text: Text, from = 0, to = text.length): DOMRect[] {
  const stretch = new Range();
  stretch.setStart(text, from);
  stretch.setEnd(text, to);
  return [...stretch.getClientRects()];
}
