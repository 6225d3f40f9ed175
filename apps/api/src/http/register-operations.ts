import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { operationTable } from '@ridgeline/contract';
import { CallerDb } from '../db/caller-db.ts';
import type { Db } from '../db/database.ts';
import { operationSchemas } from './operation-schemas.ts';
import type { Answer, Call, Handler, Handlers, OperationId } from './operations.ts';
import { sendProblem } from './problem-replies.ts';
import type { RateLimits } from './rate-limits.ts';
import type { VerifyToken } from './verify-token.ts';

/** The operation table becomes routes. Boot fails on a handler too few or too many. */
export function registerOperations(
  app: FastifyInstance,
  parts: {
    readonly db: Db;
    readonly handlers: Handlers;
    readonly verifyToken: VerifyToken;
    readonly rateLimits: RateLimits;
  },
): void {
  assertComplete(parts.handlers);
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { method, path, access, rate } = operationTable[id];
    const handle = parts.handlers[id] as unknown as Handler<OperationId>;
    app.route({
      method: method.toUpperCase() as HTTPMethods,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: operationSchemas(id) as FastifySchema,
      config: { rateLimit: parts.rateLimits[rate] },
      handler: async (request, reply) => {
        const db = access === 'anyone' ? parts.db : await callerDb(request, access);
        const { query, params, body } = request;
        return send(request, reply, await handle({ query, path: params, body, db } as Call<OperationId>));
      },
    });
  }

  async function callerDb(
    request: FastifyRequest,
    access: 'signed-in' | 'terms-accepted',
  ): Promise<CallerDb> {
    const caller = await parts.verifyToken(request.headers.authorization);
    return new CallerDb(parts.db, caller, access);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer<OperationId>): FastifyReply {
  if ('problem' in answer) return sendProblem(request, reply, answer);
  return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

function assertComplete(handlers: Handlers): void {
  const missing = Object.keys(operationTable).filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !(id in operationTable));
  if (missing.length + extra.length > 0) {
    throw new Error(`Operations without a handler: [${missing}]. Handlers without an operation: [${extra}].`);
  }
}
