/** The account in an address, as far as anything could be meant for a password. */
const ADDRESS_ACCOUNT = /:[^\s“”]*@/gu;

/** A setting with a value that cannot be used: its name, what was found without the account in an address, what is allowed. */
export class ConfigError extends Error {
  constructor(name: string, found: string, allowed: string) {
    super(`${name} is “${found.replaceAll(ADDRESS_ACCOUNT, ':…@')}”; it must be ${allowed}.`);
    this.name = 'ConfigError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a setting; undefined where it is not set or empty. */
export function readText(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
}

/** A whole number between two bounds, both inclusive; throws `ConfigError`. */
export function readInteger(
  environment: Environment,
  name: string,
  preset: number,
  least: number,
  most: number,
): number {
  const text = readText(environment, name);
  if (text === undefined) return preset;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ConfigError(name, text, `a whole number from ${least} to ${most}`);
}

/** One of a few words; throws `ConfigError`. */
export function readChoice<Choice extends string>(
  environment: Environment,
  name: string,
  preset: Choice,
  allowed: readonly Choice[],
): Choice {
  const text = readText(environment, name);
  if (text === undefined) return preset;
  const found = allowed.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new ConfigError(name, text, `one of ${allowed.join(', ')}`);
}

/** What stands between commas, without empty parts. */
export function readList(environment: Environment, name: string): string[] {
  return (environment[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
