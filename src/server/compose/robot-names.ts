import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRobotTest } from '#domain/tools/usage/robots.ts';
import { PRODUCT } from './product.ts';

const readLines = (name: string) =>
  readFileSync(join(PRODUCT.root, `content/robots/${name}.txt`), 'utf8').split(/\r?\n/u);

const OURS = readLines('ours');

/** Programs that are sure to fetch without a reader. */
export const isProgram = createRobotTest(OURS);

/** The same and whatever COUNTER leaves out of figures, whose wide patterns are some people's telephones as well. */
export const isUncounted = createRobotTest([...readLines('counter'), ...OURS]);
