import { answerReads } from '#server/adapters/read/answer-reads.ts';
import { IMPORTERS } from './importers.ts';
import { openSource } from './open-source.ts';

// The body of each process that reads files.

answerReads({ importers: IMPORTERS, open: openSource });
