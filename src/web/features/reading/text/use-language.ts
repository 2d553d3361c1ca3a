import { useEffect, useMemo, useState } from 'react';
import { nameLanguage } from '../beside/name-language.ts';

export interface LanguageChoice {
  readonly options: readonly { readonly tag: string; readonly name: string }[];
  /** Empty for all versions. */
  readonly current: string;
  readonly choose: (tag: string) => void;
}

/**
 * Shows one language version of a document that holds several. Blocks without a language are in the main one; a rule in
 * a style sheet of the page hides the others, also those that arrive later.
 */
export function useLanguage(tags: readonly string[]): LanguageChoice {
  const [current, choose] = useState('');
  const main = tags[0] ?? '';
  useEffect(() => {
    if (current === '') return;
    const sheet = new CSSStyleSheet();
    const own = `[lang|="${CSS.escape(current)}"]`;
    const others = current === main ? `[data-block][lang]:not(${own})` : `[data-block]:not(${own})`;
    sheet.replaceSync(`.document-text ${others} { display: none; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [current, main]);
  const options = useMemo(() => tags.map((tag) => ({ tag, name: nameLanguage(tag) })), [tags]);
  return { options, current, choose };
}
