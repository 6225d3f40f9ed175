import { verificationCodeAgeContract } from '@ridgeline/core/testing/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallerDb } from '../../db/caller-db.ts';
import type { Statement } from '../../db/database.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { tryCode } from './phone-codes.repository.ts';

const api = await apiForSpecs();

const PHONE = '+13034441234';

describe('a code to a phone', () => {
  it('PROF-6 AUTH-13 goes out by text, is kept hashed, and verifies the number once', async () => {
    const ada = await api.person();
    expect((await request(ada)).status).toBe(202);
    const message = api.messages.sent.at(-1);
    expect(message).toMatchObject({ medium: 'text', to: PHONE, purpose: 'change-phone' });
    expect(message?.words).toContain(codeSent());
    const { rows } = await api.sql.query('select * from phone_codes where person_id = $1', [ada.id]);
    expect(JSON.stringify(rows)).not.toContain(codeSent());

    const before = api.api.database.trips;
    expect(await submit(ada, codeSent())).toMatchObject({
      status: 200,
      body: { phone: PHONE, phoneVerified: true },
    });
    expect(api.api.database.trips - before).toBe(2);
    expect((await submit(ada, codeSent())).status).toBe(400);
  });

  it('PROF-6 is refused in the specification’s words when it is wrong, and after five tries whatever it is', async () => {
    const ada = await api.person();
    await request(ada);
    const right = codeSent();
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await submit(ada, wrong)).toMatchObject({
        status: 400,
        body: { code: 'code-refused', title: 'Invalid verification code provided, please try again' },
      });
    }
    expect((await submit(ada, right)).status).toBe(400);
  });

  it('AUTH-13 is refused to the millisecond after 24 hours', async () => {
    const ada = await api.person();
    await request(ada);
    await age(ada, '24 hours');
    expect((await submit(ada, codeSent())).status).toBe(400);
    await request(ada);
    await age(ada, '23 hours 59 minutes');
    expect((await submit(ada, codeSent())).status).toBe(200);
  });

  it('PROF-6 is one person’s own', async () => {
    const [ada, grace] = [await api.person(), await api.person()];
    await request(ada);
    expect((await submit(grace, codeSent())).status).toBe(400);
  });

  it('verifies once when it is submitted ten times at once', async () => {
    const ada = await api.person();
    await request(ada);
    const code = codeSent();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => submit(ada, code)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is sent five times an hour and not more, so that nobody’s phone is flooded', async () => {
    const ada = await api.person();
    const statuses: number[] = [];
    for (let sends = 0; sends < 6; sends += 1) statuses.push((await request(ada)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await api.sql.query(`update phone_codes set counted_from = counted_from - interval '61 minutes'`);
    expect((await request(ada)).status).toBe(202);
  });

  it('VAL-3 goes to no number that cannot be', async () => {
    const ada = await api.person();
    const refused = await api.call('POST', '/profile/phone/code', { as: ada, body: { phone: '911' } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'phone-invalid', field: 'body/phone' } });
  });
});

const OWN_CODE = { operation: 'spec', access: 'terms-accepted', objects: [] } as const;
const AGE: Statement = {
  name: 'spec-age',
  text: `update phone_codes set tries = 0, sent_at = date_trunc('milliseconds', now()) - $2 * interval '1 millisecond'
    where person_id = $1`,
};

let dora: Person;
beforeAll(async () => {
  dora = await api.person();
  await request(dora);
});

// In one transaction, since `now()` stands still there.
verificationCodeAgeContract('A phone code', (milliseconds) =>
  api.api.database.transaction(async (db) => {
    await db.rows(AGE, [dora.id, milliseconds]);
    return (await tryCode(new CallerDb(db, { id: dora.id }, OWN_CODE))) === null;
  }),
);

const request = (as: Person) => api.call('POST', '/profile/phone/code', { as, body: { phone: PHONE } });
const submit = (as: Person, code: string) => api.call('PUT', '/profile/phone/code', { as, body: { code } });
const codeSent = () => api.messages.codeSentTo(PHONE) ?? '';

async function age({ id }: Person, interval: string): Promise<void> {
  await api.sql.query(`update phone_codes set sent_at = sent_at - $2::interval where person_id = $1`, [
    id,
    interval,
  ]);
}
