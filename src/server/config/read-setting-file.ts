import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { ConfigError } from './setting.ts';

/** The value of a YAML file that a setting names. Throws `ConfigError` where it cannot be read. */
export function readSettingFile(setting: string, path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(setting, path, 'a file that can be read');
  }
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return document.toJS();
  throw new ConfigError(setting, path, `YAML; ${error.message.split('\n')[0] ?? ''}`);
}
