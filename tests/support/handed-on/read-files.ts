/** What a work has in a format: every value of each tag, field or key, names in their natural order. */
export type Said = ReadonlyMap<string, readonly string[]>;

/** The works of a RIS file. */
export function readRis(text: string): Said[] {
  return text
    .split(/^ER {2}- .*\r\n/mu)
    .map((block) => [...block.matchAll(/^([A-Z][A-Z\d]) {2}- (.*)\r$/gmu)])
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      collect(lines.map(([, tag = '', value = '']) => [tag, /^(?:A\d|AU|ED)$/u.test(tag) ? turnName(value) : value])),
    );
}

/** The works of a BibTeX file, a field on each line; `@` is the type. */
export function readBibtex(text: string): Said[] {
  return text
    .split(/^(?=@)/mu)
    .filter((block) => block.startsWith('@'))
    .map((block) => {
      const [, type = ''] = /^@(\w+)\{/u.exec(block) ?? [];
      const fields = [...block.matchAll(/^ {2}(\w+) = \{(.*)\},$/gmu)].flatMap(([, name = '', value = '']) => {
        const plain = value.replaceAll(/[{}\\]/gu, '');
        const people = name === 'author' || name === 'editor';
        return (
          people ? value.split(/ and (?![^{]*\})/u).map((one) => turnName(one.replaceAll(/[{}\\]/gu, ''))) : [plain]
        ).map((one) => [name, one] as const);
      });
      return collect([['@', type], ...fields]);
    });
}

type CslWork = Readonly<Record<string, unknown>>;

/** The works of a CSL-JSON file. */
export function readCsl(text: string): Said[] {
  return (JSON.parse(text) as readonly CslWork[]).map((work) =>
    collect(Object.entries(work).flatMap(([key, value]) => readCslValue(value).map((one) => [key, one] as const))),
  );
}

function readCslValue(value: unknown): string[] {
  if (Array.isArray(value)) return (value as Readonly<Record<string, string>>[]).map(writeCslName);
  if (typeof value !== 'object' || value === null) return [String(value)];
  const parts = (value as { readonly 'date-parts': readonly (readonly number[])[] })['date-parts'][0] ?? [];
  return [parts.map((part) => String(part).padStart(2, '0')).join('-')];
}

function writeCslName({ literal, given, family }: Readonly<Record<string, string>>): string {
  return literal ?? [given, family].join(' ');
}

/** `Duarte, Inês` → `Inês Duarte`. */
function turnName(name: string): string {
  return name.split(', ').toReversed().join(' ');
}

/** Pairs by their name. */
export function collect(pairs: readonly (readonly [name: string, value: string])[]): Said {
  const said = new Map<string, string[]>();
  for (const [name, value] of pairs) said.set(name, [...(said.get(name) ?? []), value]);
  return said;
}
