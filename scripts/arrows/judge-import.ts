import { findDriver } from './drivers.ts';
import type { Target } from './resolve-import.ts';
import type { Allowed, Place, Room } from './room.ts';
import { BESIDE_CODE } from './rooms.ts';

/** Why a file at `from` may not import `target`, as `room -> room: reason`; undefined where it may. */
export function judgeImport(
  from: Place,
  target: Target,
  places: ReadonlyMap<string, Place | undefined>,
): string | undefined {
  const reason =
    target.kind === 'file' ? judgeFile(from, target.path, places.get(target.path)) : judgeOther(from, target);
  return reason && `${from.room} -> ${reason}`;
}

function judgeFile(from: Place, path: string, to: Place | undefined): string | undefined {
  if (!to) return `${path}: it stands in no room of the table`;
  const { imports } = listAllowed(from);
  if (to.isTest && !from.isTest && !imports.includes('tests/support')) return `${to.room}: code imports no test`;
  const isAllowed = to.room === from.room || imports.some((name) => names(name, to.row));
  return isAllowed ? undefined : `${to.room}: ${from.row.because}`;
}

function names(pattern: string, { name }: Room): boolean {
  return pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern;
}

function judgeOther(from: Place, target: Exclude<Target, { kind: 'file' }>): string | undefined {
  if (target.kind === 'data') {
    const isOwn = from.row.data !== undefined && target.path.startsWith(`${from.row.data}/`);
    return isOwn ? undefined : `${target.path}: the composition reads data, and gives it to whoever needs it`;
  }
  if (target.kind === 'missing') return `${target.path}: there is no such file of ours`;
  if (target.kind === 'unknown') return `?: what is imported is written out, so that it can be checked`;
  const driver = findDriver(target.name);
  if (driver === undefined) return `${target.name}: it has no place among the drivers yet`;
  return listAllowed(from).drivers.includes(driver) ? undefined : `${target.name}: ${from.row.because}`;
}

function listAllowed({ row, isTest }: Place): Allowed {
  if (!isTest || row.isForTests) return row;
  return {
    imports: [...row.imports, ...BESIDE_CODE.imports, ...(row.tests?.imports ?? [])],
    drivers: [...row.drivers, ...BESIDE_CODE.drivers, ...(row.tests?.drivers ?? [])],
  };
}
