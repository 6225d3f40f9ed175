import { operationTable } from '@ridgeline/contract';
import type { FastifyRequest } from 'fastify';
import type { ObjectKind, ObjectReference } from '../db/object-references.ts';
import type { OperationId } from './operations.ts';

/** The objects that a request names, by the operation's `x-object`: read from path, query and body. */
export function objectsIn(id: OperationId, request: FastifyRequest): readonly ObjectReference[] {
  const named: Readonly<Record<string, ObjectKind>> = operationTable[id].object;
  return Object.entries(named).map(([parameter, kind]) => ({ kind, value: valueOf(parameter, request) }));
}

/** `teamId`, or the path of a body field: `inputs.project_number`. */
function valueOf(parameter: string, { params, query, body }: FastifyRequest): unknown {
  const path = parameter.split('.');
  return [params, query, body]
    .map((place) => path.reduce(memberOf, place))
    .find((value) => value !== undefined);
}

function memberOf(place: unknown, name: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
  return (place as Readonly<Record<string, unknown>>)[name];
}
