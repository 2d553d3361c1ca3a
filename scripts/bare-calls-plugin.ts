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
 * is answered is checked there a second time. The schemas that nothing else uses go with them (`manualPureFunctions`).
 */
export function bareCallsPlugin(): Plugin {
  return {
    name: 'pandect:bare-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[^/]+\.ts$/ },
      handler(code) {
        const values = listCalls(this.parse(code) as unknown as Node).flatMap(listChecked);
        const bare = values
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end }) => `${text.slice(0, start)}undefined${text.slice(end)}`, code);
        return { code: bare, map: null };
      },
    },
  };
}

function listCalls(node: unknown): CallNode[] {
  if (Array.isArray(node)) return node.flatMap(listCalls);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(listCalls);
  const call = node as CallNode;
  return call.type === 'CallExpression' && call.callee.name === 'defineCall' ? [call, ...within] : within;
}

function listChecked(call: CallNode): Node[] {
  const properties = call.arguments[0]?.properties ?? [];
  return properties.flatMap(({ key, value }) => (value && CHECKED.has(key?.name ?? '') ? [value] : []));
}
