import type * as z from 'zod/mini';

/**
 * Gives an object's keys the letter case of the schema, at every depth (OP-03: bodies are read whatever their case).
 * Keys that the schema does not name stay as they are; an exact key wins over one that differs in case.
 */
export function matchKeys(schema: z.core.$ZodType, value: unknown): unknown {
  const definition = schema._zod.def as { type: string; shape?: Record<string, z.core.$ZodType> } & Inner;
  if (definition.type === 'object' && definition.shape && isPlainObject(value)) {
    const named = new Map(Object.keys(definition.shape).map((key) => [key.toLowerCase(), key]));
    const matched: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const name = named.get(key.toLowerCase()) ?? key;
      if (name !== key && Object.hasOwn(value, name)) continue;
      const innerSchema = Object.hasOwn(definition.shape, name) ? definition.shape[name] : undefined;
      matched[name] = innerSchema ? matchKeys(innerSchema, inner) : inner;
    }
    return matched;
  }
  if (definition.type === 'array' && definition.element && Array.isArray(value)) {
    const { element } = definition;
    return value.map((item) => matchKeys(element, item));
  }
  return definition.innerType ? matchKeys(definition.innerType, value) : value;
}

interface Inner {
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
