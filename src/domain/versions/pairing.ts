/** Which place of one list belongs to which of another, in both directions; -1 where a place has no partner. */
export class Pairing {
  readonly toNew: Int32Array;
  readonly toOld: Int32Array;

  constructor(olds: number, news: number) {
    this.toNew = new Int32Array(olds).fill(-1);
    this.toOld = new Int32Array(news).fill(-1);
  }

  /** Pairs two places; both must be free. */
  pair(old: number, next: number): void {
    this.toNew[old] = next;
    this.toOld[next] = old;
  }

  /** Whether there are these places and neither has a partner yet. */
  areFree(old: number, next: number): boolean {
    return this.toNew[old] === -1 && this.toOld[next] === -1;
  }
}
