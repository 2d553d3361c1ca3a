import * as z from 'zod/mini';
import type { Call, CallAccess, CallRoutes } from './call.ts';
import { CALLS } from './calls.ts';
import { errorAnswer } from './error.ts';
import { EXAMPLES, type CallExample } from './examples.ts';
import { liftSchemas } from './lift-schemas.ts';
import { tocNode } from './publication.ts';
import { understoodNode } from './search.ts';

/** What holds itself has a name that is referred to; named here, so that no page carries it. */
z.globalRegistry.add(tocNode, { id: 'TocNode' }).add(understoodNode, { id: 'UnderstoodNode' });

type JsonSchema = Readonly<Record<string, unknown>>;

const REFUSED = { $ref: '#/components/responses/Refusal' } as const;

const WHO: Readonly<Record<CallAccess, string>> = {
  open: 'Anybody may ask.',
  subscriber: 'For whoever has a subscription to the edition, by account or by network address.',
  account: 'For whoever is signed in personally.',
};

/** The published description (OpenAPI 3.1), generated from the declared calls. */
export function createOpenapiDocument(version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const named: Record<string, unknown> = {};
  const toInput = (schema: z.ZodMiniType) => describe(schema, 'input', named);
  const toOutput = (schema: z.ZodMiniType) => describe(schema, 'output', named);
  for (const call of CALLS) {
    const operations = (paths[call.path] ??= {});
    operations[call.method.toLowerCase()] = {
      operationId: nameOperation(call),
      summary: call.summary,
      description: describeAccess(call),
      parameters: [...listPathParameters(call.path), ...(call.query ? listQueryParameters(toInput(call.query)) : [])],
      ...(call.body ? { requestBody: describeBody(call, toInput(call.body)) } : {}),
      responses: {
        '200': { description: 'The answer.', content: describeAnswer(call, toOutput) },
        ...(call.access === 'open' ? {} : { '401': REFUSED, '403': REFUSED }),
        ...(call.routes ? { '404': REFUSED } : {}),
        default: REFUSED,
      },
    };
  }
  const lifted = liftSchemas(paths, named);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pandect',
      version,
      description: 'The calls of the library. The base path `/apiv1` is a permanent alias of `/apiv2`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths: lifted.paths,
    components: {
      schemas: lifted.schemas,
      responses: {
        Refusal: { description: 'A refusal.', content: { 'application/json': { schema: toOutput(errorAnswer) } } },
      },
    },
  };
}

function nameOperation({ method, path }: Call): string {
  const words = path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_match, next: string) => next.toUpperCase());
  return `${method.toLowerCase()}${words}`;
}

/** Who may make it; 403 says who holds the pages, 404 that the edition has none of them. */
function describeAccess({ access, routes }: Call): string {
  return routes ? `${WHO[access]} ${sayRoutes(routes)}` : WHO[access];
}

function sayRoutes(routes: CallRoutes): string {
  if (!('by' in routes)) {
    const pages = routes.map((route) => (route === '/{endpoint}' ? 'the page of this way to search' : route));
    return `One of these pages must be theirs: ${pages.join(', ')}.`;
  }
  const lines = Object.entries(routes.of).map(([value, inner]) => `For \`${routes.by}\` ${value}: ${sayRoutes(inner)}`);
  return lines.join(' ');
}

function describeBody(call: Call, schema: JsonSchema): JsonSchema {
  return { required: true, content: { 'application/json': { schema, ...exampleOf(call, 'body') } } };
}

function exampleOf({ method, path }: Call, of: keyof CallExample): JsonSchema {
  const example = EXAMPLES[`${method} ${path}`];
  return example ? { example: example[of] } : {};
}

function describeAnswer(call: Call, toOutput: (schema: z.ZodMiniType) => JsonSchema): JsonSchema {
  if (call.file !== undefined) return { [call.file]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: toOutput(call.answer), ...exampleOf(call, 'answer') } };
}

function listPathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function listQueryParameters(schema: JsonSchema): JsonSchema[] {
  const { properties, required } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema: Object.keys(property).length === 0 ? { type: 'number' } : property,
  }));
}

/** The JSON schema of a part; schemas with a name go to `named` and are referred to there. */
function describe(schema: z.ZodMiniType, io: 'input' | 'output', named: Record<string, unknown>): JsonSchema {
  const { $schema: _dialect, $defs, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const lifted = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/'));
  for (const [name, definition] of Object.entries($defs ?? {})) named[name] = lifted(withoutId(definition));
  return lifted(described) as JsonSchema;
}

function withoutId({ id: _id, ...definition }: JsonSchema): JsonSchema {
  return definition;
}
