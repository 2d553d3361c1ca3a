import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import type { ToolDefinition } from '#domain/edition/tool.ts';

/** Bounds of what may be sent; editions have far less. */
export const CUSTOMIZATION_LIMITS = { tools: 100, newsPublications: 200, title: 300 } as const;

/** What an account wants of a tool. */
export interface ToolChoice {
  readonly id: string;
  readonly enabled: boolean;
}

/** What an account has chosen on one edition. */
export interface CustomizationChoices {
  /** In the order the account has given them; tools that it says nothing of come after these, as the edition has them. */
  readonly tools: readonly ToolChoice[];
  /** Titles of the news publications that it follows; none means all (OP-132). */
  readonly newsPublications: readonly string[];
}

export const NO_CHOICES: CustomizationChoices = { tools: [], newsPublications: [] };

/** A tool with what the account wants of it (TL-015). */
export interface ArrangedTool {
  readonly tool: ToolDefinition;
  readonly enabled: boolean;
  /** From 0. */
  readonly order: number;
}

/** Every tool of an edition in the account's order. Choices of tools that the edition does not have are left aside. */
export function arrangeTools(tools: readonly ToolDefinition[], choices: readonly ToolChoice[]): ArrangedTool[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const enabled = new Map(choices.map((choice) => [choice.id, choice.enabled]));
  const chosen = [...enabled.keys()].flatMap((id) => byId.get(id) ?? []);
  const others = tools.filter(({ id }) => !enabled.has(id));
  return [...chosen, ...others].map((tool, order) => ({ tool, enabled: enabled.get(tool.id) ?? true, order }));
}

/** The tools of the tile: those that are enabled and that these codes open, in the account's order (TL-012, TL-015). */
export function listTileTools(
  edition: Pick<Edition, 'routes' | 'subscriptions' | 'tools'>,
  codes: readonly AccessCode[],
  choices: readonly ToolChoice[],
): ArrangedTool[] {
  return arrangeTools(edition.tools, choices).filter(
    ({ tool, enabled }) => enabled && isToolOpen(edition, codes, tool.link),
  );
}

/** Choices as they are kept, from those that were sent with an order of their own; equal orders keep their sequence. */
export function readToolChoices(
  tools: readonly ToolDefinition[],
  sent: readonly { readonly id: string; readonly enabled: boolean; readonly order: number }[],
): ToolChoice[] {
  const known = new Set(tools.map(({ id }) => id));
  const last = new Map(sent.filter(({ id }) => known.has(id)).map((choice) => [choice.id, choice]));
  return [...last.values()].toSorted((a, b) => a.order - b.order).map(({ id, enabled }) => ({ id, enabled }));
}
