import type { Plugin } from 'vite';

/** Parts of a call that only the server checks with; the browser's client takes their types. */
const CHECKED = new Set(['query', 'body', 'answer']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface CallNode extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly PropertyNode[] })[];
}

interface PropertyNode extends Node {
  readonly key?: Node & { readonly name?: string };
  readonly value?: Node;
}

/**
 * Leaves the schemas of calls out of what the browser loads: it makes calls by their method and path, and nothing that it
 * is answered is checked there a second time. The schemas that nothing else uses go with them: making one does nothing.
 */
export function bareCallsPlugin(): Plugin {
  return {
    name: 'pandect-bare-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[^/]+\.ts$/ },
      handler(code) {
        const tree = this.parse(code) as unknown as Node;
        const calls = listCalls(tree);
        const edits = [
          ...calls
            .filter(({ callee }) => callee.name === 'defineCall')
            .flatMap(listChecked)
            .map(bare),
          ...calls.map(({ start }) => ({ start, end: start, text: PURE })),
        ];
        return { code: edit(code, edits), map: null };
      },
    },
  };
}

const PURE = '/* @__PURE__ */ ';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function bare({ start, end }: Node): Edit {
  return { start, end, text: 'undefined' };
}

/** From the last to the first, so that places stay; what lies within a part that is left out goes with it. */
function edit(code: string, edits: readonly Edit[]): string {
  const left = edits.filter(({ text }) => text !== PURE);
  const isWithin = ({ start }: Edit) => left.some((part) => part.start <= start && start < part.end);
  return edits
    .filter((one) => one.text !== PURE || !isWithin(one))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** The calls that are made while a module is loaded: those within functions may do something. */
function listCalls(node: unknown): CallNode[] {
  if (Array.isArray(node)) return node.flatMap(listCalls);
  if (typeof node !== 'object' || node === null) return [];
  if (/Function/u.test((node as Node).type)) return [];
  const within = Object.values(node).flatMap(listCalls);
  const call = node as CallNode;
  return call.type === 'CallExpression' ? [call, ...within] : within;
}

function listChecked(call: CallNode): Node[] {
  const properties = call.arguments[0]?.properties ?? [];
  return properties.flatMap(({ key, value }) => (value && CHECKED.has(key?.name ?? '') ? [value] : []));
}
