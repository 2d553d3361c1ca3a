import { checkFile } from './check-file.ts';
import { findCircles } from './find-circles.ts';
import type { Refusal } from './refusal.ts';
import { isStyles } from './read-styles.ts';
import type { Aliases } from './resolve-import.ts';
import { findPlace } from './room.ts';
import { ROOMS } from './rooms.ts';
import { isCode } from './source-file.ts';

/**
 * All that does not keep to the table: imports, circles of files, long functions without a reason, names of editions.
 * `files` are all of ours, path from the root -> text; only code is read, and `package.json` for its aliases.
 */
export function checkArrows(files: ReadonlyMap<string, string>): Refusal[] {
  const { imports: aliases = {} } = JSON.parse(files.get('package.json') ?? '{}') as { imports?: Aliases };
  const places = new Map([...files.keys()].map((path) => [path, findPlace(path, ROOMS)]));
  const checked = [...files]
    .filter(([path]) => isCode(path) || isStyles(path))
    .map(([path, text]) => checkFile(path, text, { places, aliases }));
  const arrows = new Map(checked.map((file) => [file.path, file.arrows]));
  const circles = findCircles(arrows).map((circle): Refusal => {
    const [path = '', next = ''] = circle;
    const rooms = [path, next].map((file) => places.get(file)?.room).join(' -> ');
    return {
      path,
      line: arrows.get(path)?.get(next) ?? 1,
      words: `${rooms}: a circle of files, ${circle.join(' -> ')}`,
    };
  });
  return [...checked.flatMap(({ refusals }) => refusals), ...circles];
}
