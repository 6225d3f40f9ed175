import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { writeSyncToken } from '../features/sync/sync-token.ts';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../testing/people-of-a-team.ts';
import { ReportOrders } from '../testing/report-orders.ts';

const api = await apiForSpecs();
const HALF_A_PAIR = String.raw`"\ud800"`;
const NUL = String.raw`"\u0000"`;
const REPORT = `"address":"1437 Bannock St, Denver, CO 80202","propertyType":"residential","roofType":"steep-slope","appSource":"web","version":4`;
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
let people: PeopleOfATeam;
let reportNumber: string;

beforeAll(async () => {
  people = await peopleOfATeam(api);
  const { body } = await new ReportOrders(api).place(people.owner);
  reportNumber = String(body.report?.reportNumber);
});

describe('a body that no row can keep is refused with a code', () => {
  it.each([
    ['invalid', '/feedback', `{"details":${HALF_A_PAIR}}`],
    ['invalid', '/v2/surveys/onboarding', `{"values":{"crew":${HALF_A_PAIR}}}`],
    ['invalid', '/v2/surveys/onboarding', `{"values":{${HALF_A_PAIR}:1}}`],
    ['invalid', '/profile/utm', `{"utm_parameters":{"utm_source":${HALF_A_PAIR}}}`],
    ['invalid', '/codeReports', `{${REPORT},"purchaseObject":{"a":${HALF_A_PAIR}}}`],
    [
      'invalid',
      '/codeReports/profile/updateProfileByEmail',
      `{"email":"a@example.com","company":${HALF_A_PAIR}}`,
    ],
    ['invalid', '/public/reports/hubspotentry', `{"email":"a@example.com","updates":{"a":${HALF_A_PAIR}}}`],
    ['invalid', '/public/google/login', `{"authorizationCode":${NUL}}`],
    ['body-too-deep', '/v2/surveys/onboarding', `{"values":{"a":${deep(4_500)}}}`],
    ['body-too-deep', '/codeReports', `{${REPORT},"purchaseObject":{"a":${deep(4_500)}}}`],
  ])('%s: %s %s', async (code, url, payload) => {
    expect(await send(url, payload)).toEqual({ status: 400, code });
  });

  it('also where it is 60,000 deep under the details of a permit', async () => {
    const payload = `{"permitDetails":{"a":${deep(60_000)}}}`;
    const url = `/codeReports/pdf/${reportNumber}?type=permit_calculator`;
    expect(await send(url, payload)).toEqual({ status: 400, code: 'body-too-deep' });
  });
});

describe('a token of a dataset that nobody was given', () => {
  it.each([2 ** 40, 2 ** 31, 2 ** 31 - 1, 2 ** 31 - 2, -1, 1.5, Number.NaN])(
    'is a conflict: %d',
    async (syncCount) => {
      const { id } = people.owner;
      const SyncSessionToken = writeSyncToken({ personId: id, dataset: 'user_data', syncCount });
      const url = `/identitypools/pool/identities/us-east-1:${id}/datasets/user_data/records`;
      const payload = JSON.stringify({ SyncSessionToken, RecordPatches: [] });
      expect(await send(url, payload)).toEqual({ status: 409, code: 'sync-conflict' });
    },
  );
});

describe('a full disk', () => {
  it('refuses a logo and a PDF with a code, and takes them once there is room', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const logo = () => send('/team-logo/image', JSON.stringify({ image: image.toString('base64') }));
    const pdf = () => api.call('GET', `/codeReports/pdf/${reportNumber}`, { as: people.owner });
    api.files.isFull = true;
    expect(await logo()).toEqual({ status: 507, code: 'storage-full' });
    expect(await pdf()).toMatchObject({ status: 507, body: { code: 'storage-full' } });
    api.files.isFull = false;
    expect((await logo()).status).toBe(201);
    expect((await pdf()).status).toBe(200);
  });
});

async function send(url: string, payload: string): Promise<{ status: number; code: unknown }> {
  const response = await api.api.server.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${people.owner.token}` },
    payload,
  });
  return { status: response.statusCode, code: response.json()['code'] };
}
