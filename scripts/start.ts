import { buildPages } from './build-pages.ts';

buildPages();
const { startServer } = await import('#server/compose/start.ts');
await startServer(process.env);
