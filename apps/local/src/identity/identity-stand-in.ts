import type { Instant } from '@ridgeline/core/shared';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { actionFor } from './actions/action-table.ts';
import type { AccountEnds, Delivery, IdentityWorld, PreSignUp } from './identity-world.ts';
import { LOCAL_ADMIN_KEY_ID } from './local-user-pool.ts';
import { answerAsOtherSite } from './other-site.ts';
import { migrateIdentity } from './store/migration.ts';
import { loadSigningKey, publicJwk } from './tokens/signing-keys.ts';
import { requireAdmin } from './wire/admin-key.ts';
import { isInput } from './wire/input.ts';
import { Refusal, refusals, unknownOperation } from './wire/refusal.ts';

export type IdentityStandInOptions = {
  readonly pool: Pool;
  readonly deliver: (delivery: Delivery) => Promise<void>;
  readonly now: () => Instant;
  readonly issuer: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly region: string;
  readonly adminAccessKeyId?: string;
  readonly accountEnds?: AccountEnds;
  readonly preSignUp?: PreSignUp;
  /** The hosted pages for sign-in by a provider, mounted beside the actions. */
  readonly hostedPages?: (world: IdentityWorld) => FastifyPluginAsync;
};

const TELL_NOBODY: AccountEnds = { sessionsEnded: async () => {}, deleted: async () => {} };

const ADMIT_ALL: PreSignUp = async () => null;

const AWS_JSON = 'application/x-amz-json-1.1';
const LARGEST_BODY = 64 * 1024;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    '*, authorization, content-type, x-amz-target, x-amz-user-agent, cache-control',
  'access-control-expose-headers': 'x-amzn-requestid, x-amzn-errortype, x-amzn-errormessage, date',
  'access-control-max-age': '86400',
};

/**
 * A local user pool that speaks the protocol of aws-amplify and the AWS SDK. Everything it acknowledges is committed
 * first. Mounted under a prefix, it answers `POST <prefix>/` and `GET <prefix>/<pool>/.well-known/jwks.json`.
 */
export function identityStandIn(options: IdentityStandInOptions): FastifyPluginAsync {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The sign-in stand-in is for one machine and does not start in production.');
  }
  return async (app) => {
    const world = await openWorld(options);

    app.removeAllContentTypeParsers();
    app.addContentTypeParser(AWS_JSON, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    app.addHook('onRequest', async (_request, reply) => void reply.headers(CORS));
    answerAsOtherSite(app);
    app.setErrorHandler(answerRefusal);

    app.options('/*', async (_request, reply) => reply.code(204).send());
    app.post('/', { bodyLimit: LARGEST_BODY }, async (request, reply) =>
      reply.type(AWS_JSON).send(JSON.stringify(await answer(world, request))),
    );
    app.get(`/${options.userPoolId}/.well-known/jwks.json`, async () => ({ keys: [publicJwk(world.key)] }));
    if (options.hostedPages) await app.register(options.hostedPages(world));
  };
}

async function openWorld(options: IdentityStandInOptions): Promise<IdentityWorld> {
  const { pool, deliver, now, issuer, userPoolId, clientId, region } = options;
  const { adminAccessKeyId = LOCAL_ADMIN_KEY_ID, accountEnds = TELL_NOBODY } = options;
  const { preSignUp = ADMIT_ALL } = options;
  await migrateIdentity(pool);
  const key = await loadSigningKey(pool, now());
  const userPool = { issuer, userPoolId, clientId, region, adminAccessKeyId };
  return { pool, deliver, now, key, accountEnds, preSignUp, userPool };
}

async function answer(world: IdentityWorld, request: FastifyRequest): Promise<object> {
  const target = String(request.headers['x-amz-target'] ?? '');
  const action = actionFor(target);
  if (!action) throw unknownOperation(target);
  if (action.for === 'administrators') requireAdmin(request.headers, world.userPool.adminAccessKeyId);
  if (!isInput(request.body)) throw refusals.notJson();
  return action.run(world, request.body);
}

/** Answers a refusal in the format of Amplify and the AWS SDK; any other error is internal and gets no details. */
async function answerRefusal(
  problem: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const refusal = asRefusal(problem);
  if (!refusal) request.log.error(problem);
  reply.code(refusal ? 400 : 500).type(AWS_JSON);
  const type = refusal?.type ?? 'InternalErrorException';
  return JSON.stringify({ __type: type, message: refusal?.message ?? 'Something went wrong.' });
}

function asRefusal(problem: unknown): Refusal | null {
  if (problem instanceof Refusal) return problem;
  const status = problem instanceof Error && 'statusCode' in problem ? Number(problem.statusCode) : 500;
  return status < 500 ? refusals.notJson() : null;
}
