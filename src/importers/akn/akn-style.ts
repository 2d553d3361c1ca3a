import type { ParagraphRole } from '#domain/document/block.ts';
import type { InlineStyle } from '#domain/document/inline.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Declarations of a style sheet that mean something to running text. */
const STYLES: readonly (readonly [RegExp, InlineStyle])[] = [
  [/(^|;)\s*font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/(^|;)\s*font-style:\s*italic/, 'emphasis'],
  [/(^|;)\s*text-decoration(-line)?:[^;]*underline/, 'underline'],
  [/(^|;)\s*text-decoration(-line)?:[^;]*line-through/, 'strike'],
  [/(^|;)\s*vertical-align:\s*super/, 'superscript'],
  [/(^|;)\s*vertical-align:\s*sub(?!er)/, 'subscript'],
  [/(^|;)\s*font-variant(-caps)?:\s*small-caps/, 'small-caps'],
];

/** Elements and named inlines whose look is their meaning. */
const NAMED: Readonly<Record<string, InlineStyle>> = {
  b: 'strong',
  i: 'emphasis',
  u: 'underline',
  sup: 'superscript',
  sub: 'subscript',
  smallCaps: 'small-caps',
  quotedText: 'quote',
  ins: 'underline',
  del: 'strike',
};

/** The marks an inline element asks for by its name and its `style` attribute. */
export function readInlineStyles({ name, attributes }: XmlElement): readonly InlineStyle[] {
  const named = NAMED[name === 'inline' ? (attributes['name'] ?? '') : name];
  const style = attributes['style'] ?? '';
  const asked = STYLES.filter(([pattern]) => pattern.test(style)).map(([, kind]) => kind);
  return [...new Set([...(named ? [named] : []), ...asked])];
}

/** Whether the words of an element are printed in capitals, whatever the file has. */
export function isInCapitals({ attributes }: XmlElement): boolean {
  return /(^|;)\s*text-transform:\s*uppercase/.test(attributes['style'] ?? '');
}

/** Alignment of classes in the style sheet that a judgment carries, by class name. */
export function readClassRoles(styleSheet: string): ReadonlyMap<string, ParagraphRole> {
  const roles = new Map<string, ParagraphRole>();
  for (const [, name, body] of styleSheet.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)) {
    const role = alignmentRole(body ?? '');
    if (name && role) roles.set(name, role);
  }
  return roles;
}

/** The role of a paragraph from its own style, then its class. */
export function readParagraphRole(
  { attributes }: XmlElement,
  classRoles: ReadonlyMap<string, ParagraphRole>,
): ParagraphRole | undefined {
  const style = attributes['style'] ?? '';
  if (/text-align:/.test(style)) return alignmentRole(style);
  for (const name of (attributes['class'] ?? '').split(/\s+/)) {
    if (/^(block)?quote|^quotation/i.test(name)) return 'quote';
    // `A`, `Bill` and `To` are the lines above the long title of a bill.
    if (/^cent(er|re)/i.test(name) || /^(A|Bill|To)$/.test(name)) return 'centred';
    const role = classRoles.get(name);
    if (role) return role;
  }
  return undefined;
}

function alignmentRole(style: string): ParagraphRole | undefined {
  const align = /text-align:\s*(center|right)/.exec(style)?.[1];
  return align === 'center' ? 'centred' : align === 'right' ? 'right' : undefined;
}

/** Degrees of the colour circle up to which a colour has each name: those of traffic lights, by which tables rate. */
const FILLS = [
  { upTo: 20, name: 'red' },
  { upTo: 65, name: 'amber' },
  { upTo: 165, name: 'green' },
  { upTo: 340, name: undefined },
  { upTo: 360, name: 'red' },
] as const;
/** The least share of colour in a fill that is more than a shade of grey. */
const LEAST_COLOUR = 0.4;

/** The colour with which a cell is filled, where it is one by which tables rate. */
export function nameFill({ attributes }: XmlElement): string | undefined {
  const hex = /background-color:\s*#([0-9a-f]{6})\b/i.exec(attributes['style'] ?? '')?.[1];
  if (hex === undefined) return undefined;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === 0 || range / most < LEAST_COLOUR) return undefined;
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  return FILLS.find(({ upTo }) => hue <= upTo)?.name;
}
