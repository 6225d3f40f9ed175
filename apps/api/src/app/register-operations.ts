import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { operationTable, type ProblemCode } from '@ridgeline/contract';
import { LARGEST_LOGO } from '@ridgeline/core/teams';
import type { Caller } from '../db/caller.ts';
import { CallerDb } from '../db/caller-db.ts';
import type { Database, Db } from '../db/database.ts';
import { callerByKey } from '../features/api-keys/caller-by-key.ts';
import { answerOnce } from '../http/answer-once.ts';
import { objectsIn } from '../http/objects-in.ts';
import { operationSchemas } from '../http/operation-schemas.ts';
import {
  FileBody,
  type Answer,
  type Call,
  type AskingHandler,
  type Handler,
  type Handlers,
  type OperationId,
} from '../http/operations.ts';
import { Refusal, statusOf } from '../problems/problem.ts';
import { sendProblem } from '../http/problem-replies.ts';
import { storageProblem } from '../http/storable.ts';
import type { AuditLog } from '../operating/audit-log.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { VerifyToken } from '../http/verify-token.ts';

type AnyHandler = Handler<OperationId> | AskingHandler<OperationId>;

/** Registers a route for each operation of the table. Startup fails if a handler is missing or superfluous. */
export function registerOperations(
  app: FastifyInstance,
  parts: {
    readonly db: Database;
    readonly handlers: Handlers;
    readonly verifyToken: VerifyToken;
    readonly rateLimits: RateLimits;
    readonly audit: AuditLog;
  },
): void {
  assertComplete(parts.handlers);
  app.addHook('preValidation', async ({ body }) => {
    const found = storageProblem(body);
    if (found) throw new Refusal(found.problem, found.field);
  });
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { method, path, access, rate, idempotency } = operationTable[id];
    const handler = parts.handlers[id] as unknown as AnyHandler;
    app.route({
      method: method.toUpperCase() as HTTPMethods,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: operationSchemas(id) as FastifySchema,
      ...bodyLimitOf(id),
      config: { rateLimit: parts.rateLimits[rate], operation: id },
      handler: async (request, reply) => {
        const who = access === 'anyone' ? null : await callerOf(id, request);
        const caller = who?.id ?? null;
        const { query, params, body, headers } = request;
        const call = { query, path: params, body, headers, caller } as unknown as Call<OperationId>;
        const key = idempotency === 'key' ? keyOf(caller, request) : undefined;
        try {
          // Before the transaction of the idempotency key: no connection is held while a supplier is waited for.
          const handle = typeof handler === 'function' ? handler : await asked(handler, call);
          const run = (db: Db) => {
            const given = dbFor(id, who, db, request);
            return checked(given, () => handle({ ...call, db: given } as Call<OperationId>));
          };
          const answer =
            typeof key === 'string'
              ? await answerOnce(
                  parts.db,
                  { caller, operation: id, key, request: [params, query, body] },
                  run,
                )
              : await run(parts.db);
          if ('problem' in answer && statusOf(answer.problem) === 403)
            await refused(caller, id, answer.problem);
          return send(request, reply, answer);
        } catch (problem) {
          if (problem instanceof Refusal) await refused(caller, id, problem.problem.problem);
          throw problem;
        }
      },
    });
  }

  /** Refusals of signed-in callers go to the audit log. */
  async function refused(caller: string | null, id: OperationId, why: ProblemCode): Promise<void> {
    if (caller !== null) await parts.audit.refused(caller, id, why);
  }

  /** D API-5.3: people call with the token of their session; integrations read projects and reports with their API key. */
  async function callerOf(id: OperationId, request: FastifyRequest): Promise<Caller> {
    const key = request.headers['x-api-key'];
    if (typeof key === 'string' && operationTable[id].apiKey === 'reads') {
      return { id: await callerByKey(parts.db, key) };
    }
    return parts.verifyToken(request.headers.authorization);
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

const LARGER_BODIES: { readonly [Id in OperationId]?: number } = {
  // A picture of the maximum size, in base64.
  storeTeamLogo: Math.ceil((LARGEST_LOGO * 4) / 3) + 1_000,
};

function bodyLimitOf(id: OperationId): { readonly bodyLimit?: number } {
  const bodyLimit = LARGER_BODIES[id];
  return bodyLimit === undefined ? {} : { bodyLimit };
}

/**
 * The idempotency key of this call. Visitors have no token: theirs is combined with the secret of their visit, or with
 * their network address if they send none, so that no visitor gets another's answer.
 */
function keyOf(caller: string | null, { headers, ip }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || caller !== null) return key as string | undefined;
  const visit = headers['anonymous-session'];
  return JSON.stringify(typeof visit === 'string' ? { visit, key } : { ip, key });
}

function dbFor(id: OperationId, caller: Caller | null, db: Db, request: FastifyRequest): Db | CallerDb {
  const { access, plan, viewers } = operationTable[id];
  if (caller === null || access === 'anyone') return db;
  return new CallerDb(db, caller, { operation: id, access, plan, viewers, objects: objectsIn(id, request) });
}

/** Checks the caller's rights first, also if the handler answers or refuses without a database statement. */
async function checked<Value>(db: Db | CallerDb, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } finally {
    if (db instanceof CallerDb) await db.check();
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer<OperationId>): FastifyReply {
  if ('problem' in answer) return sendProblem(request, reply, answer);
  if (answer.body instanceof FileBody) return sendFile(reply, answer.body);
  return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

/** Served with its own type and with headers that let the browser run nothing in it. */
function sendFile(reply: FastifyReply, { bytes, type, kept }: FileBody): FastifyReply {
  return reply
    .headers({
      // Mails and other sites show logos; a PDF is opened, not embedded.
      'cross-origin-resource-policy': type === 'image/png' ? 'cross-origin' : 'same-origin',
      'content-type': type,
      'cache-control': kept === 'for-ever' ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-disposition': 'inline',
      // The browser's own PDF viewer may show it; everything else is forbidden.
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(Buffer.from(bytes));
}

function assertComplete(handlers: Handlers): void {
  const missing = Object.keys(operationTable).filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !(id in operationTable));
  if (missing.length + extra.length > 0) {
    throw new Error(`Operations without a handler: [${missing}]. Handlers without an operation: [${extra}].`);
  }
}
