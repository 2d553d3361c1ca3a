import type { Plugin } from 'vite';

/** The two of the header and of every title, in the letters of most of them. */
const FACES = /source-(?:sans-3|serif-4)-latin-wght-normal-[^/]*\.woff2$/;

/** Has the page ask for its faces with its scripts, instead of once they have drawn: letters that come late move others. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'pandect-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const faces = Object.keys(bundle).filter((name) => FACES.test(name));
        if (faces.length !== 2) throw new Error('the pages do not have the faces to ask for');
        const shared = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return faces.map((face) => ({ tag: 'link', attrs: { ...shared, href: `/${face}` }, injectTo: 'head' }));
      },
    },
  };
}
