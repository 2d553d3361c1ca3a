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
};

/**
 * The place that an anchor names, as a pinpoint is written: `p42` → `para 42`, `page-45` → `45`, `art-39-1` →
 * `article 39(1)`, `sch-1-para-3` → `schedule 1 para 3`. Undefined for one that names no printed number.
 */
export function pinpointOfAnchor(anchor: string): string | undefined {
  const para = /^p(\d+[a-z]?)$/iu.exec(anchor)?.[1];
  if (para !== undefined) return `para ${para}`;
  const page = /^page-(\w+)$/u.exec(anchor)?.[1];
  if (page !== undefined) return page;
  const [step = '', ...steps] = anchor.split('-');
  const unit = UNITS[step];
  const [number, ...inner] = steps;
  if (unit === undefined || number === undefined) return undefined;
  const words: string[] = [];
  for (const one of inner) {
    if (one === 'para') words.push(' para ');
    else words.push(words.at(-1) === ' para ' ? one : `(${one})`);
  }
  return `${unit} ${number}${words.join('')}`;
}
