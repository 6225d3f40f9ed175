import { describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { TEAM_PLAN, type Person } from '../../testing/api-under-test.ts';
import { atOnce, PERSON_LOCKED } from '../../testing/at-once.ts';
import { leaseDelivery } from './sending.repository.ts';

const api = await apiForSpecs();

function add(as: Person, given: { readonly address: string; readonly of?: string }) {
  const body = { events: ['report.made'], of: 'me', ...given };
  return api.call<{ webhook: { id: string } }>('POST', '/v2/webhooks', { as, body });
}

describe('calls at once', () => {
  it.each([
    { of: 'me', locked: PERSON_LOCKED },
    { of: 'team', locked: 'select from teams where admin_id = $1 for update' },
  ])('D API-5.4 there are ten of $of at most, however many are added at once', async ({ of, locked }) => {
    const ada = await api.person({ plan: TEAM_PLAN });
    await api.team(ada, [], TEAM_PLAN);
    const to = (n: number) => add(ada, { of, address: `https://hooks.example.com/${n}` });
    for (let n = 1; n <= 9; n += 1) await to(n);
    const answers = await atOnce(
      api,
      [locked, ada.id],
      [10, 11, 12].map((n) => () => to(n)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('D API-5.4 four are sent to one address at a time, however many copies send', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada, { address: 'https://hooks.example.com/' });
    for (let n = 0; n < 6; n += 1) await aProject(api, ada);
    const { body: waiting } = await api.call<{ items: readonly { id: string }[] }>(
      'GET',
      `/v2/webhooks/${made.webhook.id}/deliveries`,
      { as: ada },
    );
    const copy = await api.copy();
    const leased = await atOnce(
      api,
      ['select from webhook_deliveries where endpoint_id = $1 for update', made.webhook.id],
      waiting.items.map(
        ({ id }, place) =>
          () =>
            leaseDelivery(place % 2 === 0 ? api.api.database : copy.database, id, 0),
      ),
    );
    await copy.server.close();
    expect(leased.filter((delivery) => delivery !== null)).toHaveLength(4);
  });
});
