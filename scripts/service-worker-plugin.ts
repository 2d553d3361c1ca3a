import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const root = join(import.meta.dirname, '..');

/** What can be drawn without a connection, beside the first page. */
const OFFLINE_ROUTES = /\/routes\/document\.tsx$/;

/** The two faces that every page uses. */
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/;

/** Builds `service-worker.js` beside the pages, with the list of the files it keeps; it is one file without imports. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'pandect-service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const assets = listAssets(bundle);
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: {
          SHELL_ASSETS: JSON.stringify(assets),
          SHELL_VERSION: JSON.stringify(createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)),
        },
        build: {
          outDir: dir ?? join(root, 'dist/web'),
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2024',
          rolldownOptions: {
            input: join(root, 'src/web/service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

/** Addresses of the first page's files and of those that show a document. */
function listAssets(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const names = new Set<string>(Object.keys(bundle).filter((name) => FONTS.test(name)));
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || names.has(chunk.fileName)) return;
    names.add(chunk.fileName);
    const { importedCss } = (chunk as Chunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {};
    importedCss?.forEach((name) => names.add(name));
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  chunks.filter((chunk) => chunk.isEntry || OFFLINE_ROUTES.test(chunk.facadeModuleId ?? '')).forEach(visit);
  return [...names].sort().map((name) => `/${name}`);
}
