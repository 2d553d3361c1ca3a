import type { Command } from 'commander';

/** What a command needs unless it is given a list; without it the command ends as wrong usage, in commander's words. */
export function needArgument(command: Command, name: string, value: string | undefined): string {
  return value ?? command.error(`error: missing required argument '${name}'`);
}

/** The same for an option, named with its value as the help has it. */
export function needOption<Value>(command: Command, name: string, value: Value | undefined): Value {
  return value ?? command.error(`error: required option '${name}' not specified`);
}
