/** A text without the tags in it, each of them `instead`; a tag that never ends is text. */
export function withoutTags(text: string, instead = ''): string {
  let rest = '';
  let at = 0;
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
    const end = text.indexOf('>', open);
    if (end < 0) break;
    rest += text.slice(at, open) + instead;
    at = end + 1;
  }
  return rest + text.slice(at);
}
