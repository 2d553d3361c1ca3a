import { buildPages } from './build-pages.ts';

buildPages();
const { startServer } = await import('#server/start-server.ts');
await startServer(process.env);
