import { startServer } from '#server/compose/start.ts';

await startServer(process.env);
