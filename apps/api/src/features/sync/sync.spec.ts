import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

type Dataset = { DatasetSyncCount: number; SyncSessionToken: string; Records: { Key: string }[] };

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person();
});

const path = (id: string, dataset = 'user_data') =>
  `/identitypools/pool/identities/us-east-1:${id}/datasets/${dataset}/records`;
const list = (as: Person) => api.call<Dataset>('GET', path(as.id), { as });
const replace = (Key: unknown, Value = 'x') => ({ Op: 'replace', Key, Value, SyncCount: 0 });

describe('records in the cloud', () => {
  it('API-2 take two updates of the same state once, and each in one round trip', async () => {
    const { SyncSessionToken } = (await list(ada)).body;
    const before = api.api.database.trips;
    const attempts = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) =>
        api.call<Dataset>('POST', path(ada.id), {
          as: ada,
          body: { SyncSessionToken, RecordPatches: [replace(key)] },
        }),
      ),
    );
    expect(api.api.database.trips - before).toBe(4);
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await list(ada)).body.Records).toHaveLength(1);
  });

  it('API-2 are nobody else’s: another’s and nobody’s look alike', async () => {
    const grace = await api.person();
    const [of, absent] = [
      await api.call('GET', path(grace.id), { as: ada }),
      await api.call('GET', path(randomUUID()), { as: ada }),
    ];
    expect(of.status).toBe(404);
    expect({ ...of.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    const body = {
      SyncSessionToken: (await list(grace)).body.SyncSessionToken,
      RecordPatches: [replace('a')],
    };
    expect((await api.call('POST', path(grace.id), { as: ada, body })).status).toBe(404);
    expect((await list(grace)).body.Records).toEqual([]);
  });

  it.each(['', 7, null, undefined])('API-2 refuse %j as a key, with all the other patches', async (key) => {
    const one = await api.person();
    const { SyncSessionToken } = (await list(one)).body;
    const body = { SyncSessionToken, RecordPatches: [replace('good'), replace(key)] };
    const refused = await api.call('POST', path(one.id), { as: one, body });
    expect(refused.status).toBe(400);
    if (key !== undefined) expect(refused.body).toMatchObject({ code: 'invalid-key', title: 'Invalid Key.' });
    expect((await list(one)).body.Records).toEqual([]);
  });
});
