import { dropLanguage } from '#domain/provisions/provision-anchor.ts';

/** What the first step of a provision's anchor stands for. */
const UNITS: Readonly<Record<string, string>> = {
  art: 'article',
  s: 'section',
  sec: 'section',
  reg: 'regulation',
  r: 'rule',
  rule: 'rule',
  rec: 'recital',
  sch: 'schedule',
  ch: 'chapter',
  annex: 'annex',
  app: 'appendix',
  protocol: 'protocol',
  pt: 'part',
  title: 'title',
  para: 'para',
};

/** What is longer, or is written with other signs, is no anchor of ours. */
const LONGEST = 80;
const ANCHOR = /^[\p{L}\p{M}\d._-]+$/u;

/**
 * The place that an anchor names, as a pinpoint is written: `p42` → `para 42`, `page-45` → `45`, `art-39-1` →
 * `article 39(1)`, `sch-1-para-3` → `schedule 1 para 3`. Undefined for one that names no printed number.
 */
export function pinpointOfAnchor(anchor: string): string | undefined {
  if (anchor.length > LONGEST || !ANCHOR.test(anchor)) return undefined;
  const para = /^p(\d+[a-z]?)$/iu.exec(anchor)?.[1];
  if (para !== undefined) return `para ${para}`;
  const page = /^page-(\w+)$/u.exec(anchor)?.[1];
  if (page !== undefined) return page;
  // A second paragraph of one number (`s-41-2.2`) prints the same as the first.
  const [step = '', ...steps] = dropLanguage(anchor)
    .replaceAll(/\.\d+(?=-|$)/gu, '')
    .split('-')
    .map((one) => one.replaceAll('_', '-'));
  const unit = UNITS[step];
  const [number, ...inner] = steps;
  if (unit === undefined || number === undefined) return undefined;
  const words: string[] = [];
  for (const one of inner) {
    const within = one.length > 1 ? UNITS[one] : undefined;
    if (within === undefined) words.push(words.at(-1)?.endsWith(' ') ? one : `(${one})`);
    else words.push(` ${within} `);
  }
  return `${unit} ${number}${words.join('')}`;
}

/** The main part in which a provision stands: `s-12-3-a` → `s-12`, `sch-1-para-3-a` → `sch-1-para-3`; itself where it is none. */
export function mainPlaceOf(anchor: string): string {
  const own = dropLanguage(anchor);
  const steps = own.split('-');
  let kept = 0;
  while (isUnit(steps[kept], kept) && steps[kept + 1] !== undefined) kept += 2;
  return kept === 0 ? anchor : anchor.slice(0, anchor.length - own.length) + steps.slice(0, kept).join('-');
}

/** Below the first step a single letter numbers something. */
const isUnit = (step = '', at: number) => UNITS[step] !== undefined && (at === 0 || step.length > 1);
