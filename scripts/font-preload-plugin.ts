import type { Plugin } from 'vite';

/** The face of everything that is not a text to read, in the letters of most of it. */
const FACE = /source-sans-3-latin-wght-normal-[^/]*\.woff2$/;

/** Has the page ask for its face with its scripts, instead of once they have drawn: letters that come late move others. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'pandect-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const face = Object.keys(bundle).find((name) => FACE.test(name));
        if (face === undefined) throw new Error('the pages have no face to ask for');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
