import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareCallsPlugin } from './scripts/bare-calls-plugin.ts';
import { compressedPartsPlugin } from './scripts/compressed-parts-plugin.ts';
import { formerPartsPlugin } from './scripts/former-parts-plugin.ts';
import { fontPreloadPlugin } from './scripts/font-preload-plugin.ts';
import { serviceWorkerPlugin } from './scripts/service-worker-plugin.ts';

/** Where `npm run dev` finds the server; a build needs none. */
const server = process.env['PANDECT_SERVER'] ?? 'http://127.0.0.1:8080';

/** The browser's part: `src/web` is built to `dist/web`, which the server sends with the edition view filled in. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    bareCallsPlugin(),
    fontPreloadPlugin(),
    serviceWorkerPlugin(),
    compressedPartsPlugin(),
    formerPartsPlugin(),
  ],
  build: {
    outDir: '../../dist/web',
    // The plugin of former parts empties it, but for what pages that are open still ask for.
    emptyOutDir: false,
    manifest: true,
    target: 'es2024',
    // The content-security policy allows no data addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What three pages share comes as one file, icons too: dozens of tiny ones compress badly and each is a request. How
    // texts are set, what is kept in an account, downloads, citing, names, facts of law, what is compared and the reading
    // of citations come beside it: no first page waits for that.
    rolldownOptions: {
      // The field, the collections and the calls are values: loading their files does nothing, so that one nobody uses is left out.
      treeshake: { moduleSideEffects: [{ test: /[/]src[/](?:domain|contract|collections)[/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /^(?!.*(?:typography|drawn-text|citation|case-sides|read-pasted|favorites|favorite-searches|offer-undo|use-note|note-form|new-hit-list|find-field|day-input|row-focus|trash|search-alert|ui\/switch|[/-]download|domain\/(?:places|provisions|citing|names|facts)|collection\/law|changed-words|copy-cited|comparison|thresholds|document-trouble|closed-document|reading\/version|use-as-of|house\/prose|routes\/opened|relation|building-complex|landmark)).*(?:src|lucide)/,
              minShareCount: 3,
              priority: 1,
            },
            // The rest of what every page begins with. The page's own script stays a file of its own, by which the list of files
            // knows where a page begins.
            {
              name: 'first',
              tags: ['$initial'],
              test: /^(?!.*web[/]main[.]tsx)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/apiv2': server, '/mip': server, '/images': server, '/oidc': server },
  },
});
