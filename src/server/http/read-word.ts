import type { FastifyRequest } from 'fastify';

/** A parameter of the address whatever its letter case (OP-03); one that stands there twice counts as absent. */
export function readWord(request: FastifyRequest, name: string): string | undefined {
  const values = Object.entries(request.query as Record<string, string | string[]>).filter(
    ([key]) => key.toLowerCase() === name,
  );
  const value = values.length === 1 ? values[0]?.[1] : undefined;
  return typeof value === 'string' ? value : undefined;
}
