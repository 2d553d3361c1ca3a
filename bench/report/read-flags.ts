/** What a benchmark was asked: `--quick` takes sizes that are over in seconds; `--name=value` changes one of them. */
export interface BenchFlags {
  readonly isQuick: boolean;
  /** The number given for a name, or the preset. */
  readonly number: (name: string, full: number, quick: number) => number;
}

export function readFlags(args: readonly string[] = process.argv.slice(2)): BenchFlags {
  const isQuick = args.includes('--quick');
  return {
    isQuick,
    number: (name, full, quick) => {
      const given = args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
      const value = given === undefined ? (isQuick ? quick : full) : Number(given);
      if (Number.isFinite(value) && value > 0) return value;
      throw new Error(`--${name} must be a number above 0, not ${given}`);
    },
  };
}
