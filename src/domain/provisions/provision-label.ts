import type { KnownInstrument, ProvisionManner } from './known-instrument.ts';
import { LATIN_NUMBERS, splitStep, type StepName } from './provision-step.ts';

/** What the numbers directly below a division are called. */
const BELOW: Partial<Record<StepName, string>> = { annex: 'point' };
const WHOLE = new Set<StepName | undefined>([undefined, 'recital', 'article', 'section', 'rule', 'regulation']);
const CODE = /^([LRDA])(\d.*)$/;
const LETTERED = new RegExp(`^\\d+(${LATIN_NUMBERS.join('|')})?$`);

/**
 * A provision in its instrument's own manner: `Article V(1)(b)`, `§ 1059(2)`, `Rule 4.2`, `Annex II, point 3`. Read
 * again with this instrument it is the same path. Empty for the instrument as a whole.
 */
export function labelProvision(steps: readonly string[], instrument: KnownInstrument): string {
  const { manner } = instrument;
  let label = '';
  for (const [index, step] of steps.entries()) {
    const { name, number } = splitStep(step);
    if (name !== undefined)
      label += `${index === 0 ? '' : ', '}${labelName(name, index)}${number === '' ? '' : ' '}${number}`;
    else if (index === 0) label = `${manner.word ?? capitalize(manner.unit)} ${number.replace(CODE, '$1. $2')}`;
    else label += labelNumber(steps, index, manner);
  }
  return label;
}

/** The same with the instrument, by the shorter of its name and the first other one: `Article 123(2) EPC`. */
export function nameProvision(steps: readonly string[], instrument: KnownInstrument): string {
  const { name, aliases } = instrument;
  const [other = name] = aliases;
  return `${labelProvision(steps, instrument)} ${other.length < name.length ? other : name}`;
}

function labelName(name: StepName, index: number): string {
  return index > 0 && (name === 'subparagraph' || name === 'sentence' || name === 'indent') ? name : capitalize(name);
}

function labelNumber(steps: readonly string[], index: number, manner: ProvisionManner): string {
  const step = steps[index] ?? '';
  const above = splitStep(steps[index - 1] ?? '');
  const isNumber = /^\d/.test(step);
  if (above.name === 'subparagraph' || above.name === 'sentence' || above.name === 'indent') return `, point (${step})`;
  if (!WHOLE.has(above.name) && above.name !== undefined) {
    return `, ${BELOW[above.name] ?? 'paragraph'} ${isNumber ? step : `(${step})`}`;
  }
  const isMain = index === 1 && above.name === undefined;
  if (isMain && manner.lettered === true && /^[A-Z]$/.test(step)) {
    const latin = LETTERED.exec(above.number)?.[1];
    return latin === undefined ? step : ` ${step}`;
  }
  const joint = steps.slice(0, index).some((before) => splitStep(before).name !== undefined)
    ? undefined
    : manner.joints?.[index - 1];
  return joint !== undefined && isNumber ? `${joint}${step}` : `(${step})`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
