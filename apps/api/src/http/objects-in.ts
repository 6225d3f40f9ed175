import { operationTable } from '@ridgeline/contract';
import type { FastifyRequest } from 'fastify';
import type { ObjectKind, ObjectReference } from '../db/object-references.ts';
import type { OperationId } from './operations.ts';

/** The objects that a request names, by the operation's `x-object`: looked for in path, query and body. */
export function objectsIn(id: OperationId, request: FastifyRequest): readonly ObjectReference[] {
  const named: Readonly<Record<string, ObjectKind>> = operationTable[id].object;
  return Object.entries(named).map(([parameter, kind]) => ({ kind, value: valueOf(parameter, request) }));
}

function valueOf(parameter: string, { params, query, body }: FastifyRequest): unknown {
  for (const place of [params, query, body]) {
    if (typeof place === 'object' && place !== null && Object.hasOwn(place, parameter)) {
      return (place as Readonly<Record<string, unknown>>)[parameter];
    }
  }
  return undefined;
}
