import type { FastifyInstance, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { operationTable, type ProblemCode } from '@ridgeline/contract';
import type { Caller } from '../db/caller.ts';
import { CallerDb } from '../db/caller-db.ts';
import type { Database, Db } from '../db/database.ts';
import { digestOf } from '../features/api-keys/api-key-secret.ts';
import { callerByKey } from '../features/api-keys/caller-by-key.ts';
import { noteSupportCall } from '../features/support/note-call.ts';
import { supportKeyHolder } from '../features/support/support-keys.repository.ts';
import { answerOnce } from '../http/answer-once.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { objectsIn } from '../http/objects-in.ts';
import { routeSchemas } from '../http/operation-schemas.ts';
import {
  type Call,
  type AskingHandler,
  type BodyLimits,
  type Handler,
  type Handlers,
  type OperationId,
} from '../http/operations.ts';
import { Refusal, statusOf } from '../problems/problem.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { storageProblem } from '../http/storable.ts';
import type { AuditLog } from '../operating/audit-log.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { VerifyToken } from '../http/verify-token.ts';

type AnyHandler = Handler<OperationId> | AskingHandler<OperationId>;

/** Registers a route for each operation of the table. Startup fails if a handler is missing or superfluous. */
export function registerOperations(
  app: FastifyInstance,
  dependencies: {
    readonly db: Database;
    readonly handlers: Handlers;
    readonly bodyLimits: BodyLimits;
    readonly verifyToken: VerifyToken;
    readonly rateLimits: RateLimits;
    readonly audit: AuditLog;
  },
): void {
  assertComplete(dependencies.handlers);
  app.addHook('preValidation', async ({ body }) => {
    const found = storageProblem(body);
    if (found) throw new Refusal(found.problem, found.field);
  });
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { method, path, access, rate, idempotency } = operationTable[id];
    const handler = dependencies.handlers[id] as unknown as AnyHandler;
    const bodyLimit = dependencies.bodyLimits[id];
    app.route({
      method: method.toUpperCase() as HTTPMethods,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: routeSchemas(id) as FastifySchema,
      ...(bodyLimit !== undefined && { bodyLimit }),
      config: { rateLimit: dependencies.rateLimits[rate], operation: id },
      handler: async (request, reply) => {
        const who = access === 'anyone' ? null : await callerOf(id, request);
        const caller = who?.id ?? null;
        const { query, params, body, headers } = request;
        const call = { query, path: params, body, headers, caller } as unknown as Call<OperationId>;
        const key = idempotency === 'key' ? idempotencyKeyOf(caller, request) : undefined;
        try {
          if (access === 'admin' && who !== null) {
            await noteSupportCall(dependencies.db, who, { operation: id, params, body, from: request.ip });
          }
          // Before the transaction of the idempotency key: no connection is held while a supplier is waited for.
          const handle = typeof handler === 'function' ? handler : await asked(handler, call);
          const run = (db: Db) => {
            const given = dbFor(id, who, db, request);
            return checked(given, () => handle({ ...call, db: given } as Call<OperationId>));
          };
          const answer =
            typeof key === 'string'
              ? await answerOnce(
                  dependencies.db,
                  {
                    caller,
                    operation: id,
                    key,
                    request: [params, query, body],
                    checkCaller: (db) => checkSession(who, db),
                  },
                  run,
                )
              : await run(dependencies.db);
          if ('problem' in answer && (access === 'admin' || statusOf(answer.problem) === 403))
            await refused(caller, id, answer.problem);
          return sendAnswer(request, reply, answer);
        } catch (problem) {
          if (problem instanceof Refusal) await refused(caller, id, problem.problem.problem);
          throw problem;
        }
      },
    });
  }

  /** Refusals of signed-in callers go to the audit log. */
  async function refused(caller: string | null, id: OperationId, why: ProblemCode): Promise<void> {
    if (caller === null) return;
    const told = operationTable[id].access === 'admin' ? 'always' : 'if-a-right-is-missing';
    await dependencies.audit.refused(caller, id, why, told);
  }

  /** D API-5.3: people call with the token of their session; integrations read projects and reports with their API key. */
  async function callerOf(id: OperationId, request: FastifyRequest): Promise<Caller> {
    const key = request.headers['x-api-key'];
    const { apiKey } = operationTable[id];
    if (typeof key === 'string' && apiKey === 'reads') {
      return { id: await callerByKey(dependencies.db, key, request.ip) };
    }
    if (typeof key === 'string' && apiKey === 'support') return callerBySupportKey(id, key);
    return dependencies.verifyToken(request.headers.authorization);
  }

  /** ADR 48: a key of the support desk calls its operations alone, and ends by itself. Its use afterwards is logged. */
  async function callerBySupportKey(id: OperationId, key: string): Promise<Caller> {
    const holder = await supportKeyHolder(dependencies.db, digestOf(key));
    if (holder === null) throw new Refusal('signed-out');
    if (!holder.isOver) return { id: holder.personId };
    await refused(holder.personId, id, 'support-key-ended');
    throw new Refusal('support-key-ended');
  }
}

/** Rethrows a supplier's failure after the lookup of the idempotency key: a stored answer takes precedence. */
async function asked(
  handler: AskingHandler<OperationId>,
  call: Call<OperationId>,
): Promise<Handler<OperationId>> {
  return handler.ask(call).catch((problem: unknown) => async () => {
    throw problem;
  });
}

function dbFor(id: OperationId, caller: Caller | null, db: Db, request: FastifyRequest): Db | CallerDb {
  const { access, plan, viewers } = operationTable[id];
  if (caller === null || access === 'anyone') return db;
  return new CallerDb(db, caller, { operation: id, access, plan, viewers, objects: objectsIn(id, request) });
}

/** A stored answer stays the caller's whatever has become of their rights since, but an ended session does not get it. */
async function checkSession(caller: Caller | null, db: Db): Promise<void> {
  if (caller === null) return;
  await new CallerDb(db, caller, {
    operation: 'stored-answer',
    access: 'authenticated',
    objects: [],
  }).check();
}

/** Checks the caller's rights first, also if the handler answers or refuses without a database statement. */
async function checked<Value>(db: Db | CallerDb, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } finally {
    if (db instanceof CallerDb) await db.check();
  }
}

function assertComplete(handlers: Handlers): void {
  const missing = Object.keys(operationTable).filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !(id in operationTable));
  if (missing.length + extra.length > 0) {
    throw new Error(`Operations without a handler: [${missing}]. Handlers without an operation: [${extra}].`);
  }
}
