import type { Plugin } from 'vite';

/** Parts of a call that only the server reads; the browser's client takes their types. */
const CHECKED = new Set(['query', 'body', 'answer', 'summary', 'access', 'routes', 'budget']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface CallNode extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly PropertyNode[] })[];
}

interface StatementNode extends Node {
  readonly declaration?: StatementNode | null;
  readonly declarations?: readonly { readonly init?: Node | null }[];
}

interface ProgramNode extends Node {
  readonly body: readonly StatementNode[];
}

interface PropertyNode extends Node {
  readonly key?: Node & { readonly name?: string };
  readonly value?: Node;
}

/**
 * Leaves the schemas of calls, and what is said of them, out of what the browser loads: it makes calls by their method and
 * path, and nothing that it is answered is checked there a second time. The schemas that nothing else uses go with them:
 * what a name is given is put in a call that is marked as one that does nothing else, since the parts of a schema are read
 * from what was just made (`z.string().check(…)`), which is kept for what the reading may do.
 */
export function bareCallsPlugin(): Plugin {
  return {
    name: 'pandect-bare-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[^/]+\.ts$/ },
      handler(code) {
        const tree = this.parse(code) as unknown as ProgramNode;
        const values = listValues(tree).filter((value) => listCalls(value).length > 0);
        const edits = [
          ...listCalls(tree)
            .filter(({ callee }) => callee.name === 'defineCall')
            .flatMap(listChecked)
            .map(({ start, end }) => ({ start, end, text: 'undefined' })),
          ...values.flatMap(({ start, end }) => [
            { start, end: start, text: '/* @__PURE__ */ (() => (' },
            { start: end, end, text: '))()' },
          ]),
        ];
        return { code: edit(code, edits), map: null };
      },
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** From the last to the first, so that places stay. */
function edit(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** What the names of a module are given, exported or not. */
function listValues({ body }: ProgramNode): Node[] {
  return body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ declarations }) => declarations ?? [])
    .flatMap(({ init }) => init ?? []);
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
