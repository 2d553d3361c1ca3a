import { tidyName } from '#domain/names/tidy-name.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { listNamesOfPlace } from './party-names.ts';

/** Whether a name has what was typed, whatever the capitals and accents; of a place any of its names: `UK`, `Türkiye`. */
export function isPlaceNamed(name: string, typed: string): boolean {
  return typed.trim() === '' || listNamesOfPlace(name).some((one) => fold(one).includes(fold(typed)));
}

function fold(text: string): string {
  return foldText(tidyName(text));
}
