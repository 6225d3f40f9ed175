import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standInPool, type SuitePool } from '@ridgeline/local/testing/user-pool';
import { afterAll, onTestFinished } from 'vitest';
import { FakeUserPool } from '../testing/fake-user-pool.ts';
import { userPoolContract, type UserPoolWorld } from '../testing/user-pool.contract.ts';
import { CognitoUserPool } from './cognito-user-pool.ts';

const account = { email: 'desk@example.com', password: 'correct' };

userPoolContract('the fake', async () => {
  const pool = new FakeUserPool(account);
  return {
    pool,
    api: 'https://ridgeline.example.com/api',
    account,
    endAll: async () => pool.endAll(),
    goAway: async () => void (pool.isAway = true),
    now: () => pool.now,
  };
});

/** One for all tests, since making its accounts takes longest; anew after one that closed it. */
let standIn: Promise<SuitePool> | null = null;
const close = async () => {
  const closed = standIn;
  standIn = null;
  await (await closed)?.close();
};
afterAll(close);

userPoolContract('Cognito’s protocol, on the stand-in of the local world', cognitoOnStandIn);

/** The stand-in, and a server that names it as the API's does. */
async function cognitoOnStandIn(): Promise<UserPoolWorld> {
  const { config, confirmed, endSessions } = await (standIn ??= standInPool());
  const named = JSON.stringify({ ...config, userPoolEndpoint: config.endpoint });
  const web = createServer((_, response) => response.end(named)).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const stop = () => {
    web.close();
    web.closeAllConnections();
  };
  onTestFinished(stop);
  return {
    pool: new CognitoUserPool(),
    api: `http://127.0.0.1:${(web.address() as AddressInfo).port}/api`,
    account: confirmed,
    endAll: () => endSessions(confirmed.email),
    goAway: async () => {
      stop();
      await close();
    },
    now: () => Date.now(),
  };
}
