import {
  CognitoIdentity,
  CognitoPasswordRecovery,
  CognitoSignUpGateway,
  UserPoolSession,
} from '@ridgeline/adapters/cognito';
import type { Email } from '@ridgeline/core/shared';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID } from '../identity/testing/identity-under-test.ts';
import { MemoryStorage } from './memory-storage.ts';

/** A pool with `PreventUserExistenceErrors: LEGACY` and no accounts: it tells that an account does not exist. */
let pool: FastifyInstance;
let session: UserPoolSession;

beforeAll(async () => {
  pool = fastify();
  pool.addContentTypeParser('application/x-amz-json-1.1', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  pool.post('/', (_, reply) =>
    reply.code(400).send({ __type: 'UserNotFoundException', message: 'User does not exist.' }),
  );
  const endpoint = `${await pool.listen({ port: 0, host: '127.0.0.1' })}/`;
  const config = { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
  session = new UserPoolSession(async () => config, new MemoryStorage());
});

afterAll(() => pool.close());

const nobody = 'nobody@example.com' as Email;

describe('a pool that says who does not exist', () => {
  it('AUTH-4 is believed by a sign-in', async () => {
    expect(await new CognitoIdentity(session).signInWithPassword(nobody, 'Correct-9-horse')).toEqual({
      ok: false,
      failure: 'unknown-user',
    });
  });

  it('AUTH-10 AUTH-13 is not repeated to who asks for a code, or has a wrong one', async () => {
    const sent = { ok: true, value: { destination: 'n***@e***' } };
    const recovery = new CognitoPasswordRecovery(session);
    const accounts = new CognitoSignUpGateway(session);
    expect(await recovery.sendCode(nobody)).toEqual(sent);
    expect(await accounts.resendCode(nobody)).toEqual(sent);
    const refused = { ok: false, failure: 'code-refused' };
    expect(await recovery.setPassword(nobody, '123456', 'Correct-9-horse')).toEqual(refused);
    expect(await accounts.confirm(nobody, '123456')).toEqual(refused);
  });
});
