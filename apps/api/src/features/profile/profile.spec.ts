import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person();
});

describe('the profile', () => {
  it('ENT-1 ENT-2 tells the team with its members, ids as everywhere on the wire', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const id = await api.team(owner, [[member, 'viewer']]);
    const { body } = await api.call('GET', '/v2/profile/', { as: member });
    expect(body).toMatchObject({
      team_id: id,
      team: {
        id,
        admin_id: `us-east-1:${owner.id}`,
        name: 'Marsh Roofing',
        members: expect.arrayContaining([
          { id: `us-east-1:${owner.id}`, role: 'admin' },
          { id: `us-east-1:${member.id}`, role: 'viewer' },
        ]),
      },
    });
  });

  it('NOTE-1 ENT-9 tells notices, the oldest first', async () => {
    const one = await api.person();
    await api.sql.query(
      `insert into notices (person_id, id, message, message_es, type, web_action, tracking_data, since) values
       ($1, 'past_due_notice', 'Please pay.', 'Por favor, pague.', 'warning', '/plans', '{"eventName":"Past due"}', '2026-01-01'),
       ($1, 'migration_notice', 'Your projects are moving.', null, null, null, null, '2026-01-02')`,
      [one.id],
    );
    const { body } = await api.call('GET', '/v2/profile/', { as: one });
    expect(body['notices']).toEqual([
      {
        id: 'past_due_notice',
        message: 'Please pay.',
        message_es: 'Por favor, pague.',
        type: 'warning',
        webAction: '/plans',
        trackingData: { eventName: 'Past due' },
      },
      {
        id: 'migration_notice',
        message: 'Your projects are moving.',
        message_es: null,
        type: null,
        webAction: null,
        trackingData: null,
      },
    ]);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', String.raw`/\elsewhere.example`])(
    'NOTE-1 the database takes no notice that leads to %s',
    async (webAction) => {
      const insert = api.sql.query(
        `insert into notices (person_id, id, message, web_action) values ($1, 'x', 'x', $2)`,
        [ada.id, webAction],
      );
      await expect(insert).rejects.toThrow('notices_web_action');
    },
  );
});

describe('saving the profile', () => {
  const changes = {
    givenName: ' Grace ',
    familyName: 'Olmedo',
    phone: '1 (303) 444-1234',
    professionType: 'public-adjuster',
    company: 'Olmedo Roofing',
    companyStreet: '1437 Bannock St',
    companyCity: 'Denver',
    companyState: 'CO',
    companyZip: '80202',
    flag_team_notification_seen: true,
  };

  it('PROF-2 PROF-5 PROF-8 HDR-12 keeps every field and answers the profile as it then is, in one round trip', async () => {
    const one = await api.person();
    const before = api.api.database.trips;
    const saved = await api.call('POST', '/codeReports/profile', { as: one, body: changes });
    expect(api.api.database.trips - before).toBe(1);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        ...changes,
        givenName: 'Grace',
        name: 'Grace Olmedo',
        phone: '+13034441234',
        phoneVerified: false,
        companyState: 'co',
      },
    });
    expect((await api.call('GET', '/v2/profile/', { as: one })).body).toEqual(saved.body);
  });

  it('PROF-5 leaves what is not named, empties what is null, and takes blanks for nothing', async () => {
    const one = await api.person();
    await api.call('POST', '/codeReports/profile', { as: one, body: changes });
    const { body } = await api.call('POST', '/codeReports/profile', {
      as: one,
      body: { company: null, companyCity: '  ', phone: null },
    });
    expect(body).toMatchObject({
      givenName: 'Grace',
      company: null,
      companyCity: null,
      companyStreet: '1437 Bannock St',
      phone: null,
    });
  });

  it('PROF-1 takes a name that comes alone apart at its first space', async () => {
    const { body } = await api.call('POST', '/codeReports/profile', {
      as: await api.person(),
      body: { name: 'Ana María de la Cruz' },
    });
    expect(body).toMatchObject({ givenName: 'Ana', familyName: 'María de la Cruz' });
  });

  it('PROF-6 a number that stays the same stays verified', async () => {
    const one = await api.person();
    await api.sql.query(`update people set phone = '+13034441234', phone_verified = true where id = $1`, [
      one.id,
    ]);
    const save = (phone: string) =>
      api.call('POST', '/codeReports/profile', { as: one, body: { phone } }).then(({ body }) => body);
    expect(await save('303-444-1234')).toMatchObject({ phoneVerified: true });
    expect(await save('303-444-1235')).toMatchObject({ phoneVerified: false });
  });

  it.each([
    [{ phone: '(800) 444-1234' }, 'phone-invalid', 'Phone number must be valid', 'body/phone'],
    [{ phone: '(303) 555-1234' }, 'phone-invalid', 'Phone number must be valid', 'body/phone'],
    [{ companyState: 'zz' }, 'selection-required', 'Required Selection', 'body/companyState'],
    [{ companyZip: '8020' }, 'zip-invalid', 'Enter a ZIP code of 5 or 9 digits', 'body/companyZip'],
  ])('VAL-1 VAL-3 refuses %j in words', async (body, code, title, field) => {
    const refused = await api.call('POST', '/codeReports/profile', { as: ada, body });
    expect(refused).toMatchObject({ status: 400, body: { code, title, field } });
  });

  it.each([
    { isAdmin: true },
    { email: 'other@example.com' },
    { flag_team_notification_seen: false },
    { accepted_tos: false },
  ])('does not take %j', async (body) => {
    expect((await api.call('POST', '/codeReports/profile', { as: ada, body })).status).toBe(400);
  });

  it('answers text that cannot be stored as invalid', async () => {
    const body = { company: 'a\u0000b' };
    expect(await api.call('POST', '/codeReports/profile', { as: ada, body })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    });
  });

  it('AUTH-14 NAV-8 accepts the terms once, with the server’s time', async () => {
    const newcomer = await api.person({ acceptedTerms: false });
    const accept = () =>
      api.call('POST', '/codeReports/profile', { as: newcomer, body: { accepted_tos: true } });
    expect((await api.call('GET', '/v2/projects', { as: newcomer })).status).toBe(403);
    const first = (await accept()).body['accepted_tos_at'];
    expect(first).toEqual(expect.stringMatching(/^20/));
    expect((await accept()).body['accepted_tos_at']).toBe(first);
    expect((await api.call('GET', '/v2/projects', { as: newcomer })).status).toBe(200);
  });
});

describe('a person without a profile', () => {
  const somebody = () => {
    const id = randomUUID();
    return { id, email: `${id}@example.com`, token: api.issuer.token(id) };
  };

  it('AUTH-14 gets that answer, and a profile from an id token', async () => {
    const grace = somebody();
    expect(await api.call('GET', '/v2/profile/', { as: grace })).toMatchObject({
      status: 200,
      body: { userId: `us-east-1:${grace.id}`, doesNotExist: true, accepted_tos_at: null },
    });
    const idToken = api.issuer.idToken(grace.id, { given_name: 'Grace', family_name: 'Olmedo' });
    const before = api.api.database.trips;
    const saved = await api.call('POST', '/codeReports/profile', {
      as: grace,
      body: { idToken, accepted_tos: true },
    });
    expect(api.api.database.trips - before).toBe(3);
    expect(saved).toMatchObject({
      status: 200,
      body: { email: grace.email, name: 'Grace Olmedo', doesNotExist: false, source: 'cognito' },
    });
    expect((await api.call('GET', '/v2/projects', { as: grace })).status).toBe(200);
  });

  it.each([
    ['Google', 'Google'],
    ['SignInWithApple', 'Apple'],
    ['OIDC', 'Microsoft'],
    ['SAML', 'SAML'],
  ])('AUTH-1 ENT-11 of %s is known to sign in so', async (providerType, shown) => {
    const grace = somebody();
    const idToken = api.issuer.idToken(grace.id, { identities: [{ providerType }] });
    const { body } = await api.call('POST', '/profile/signup-email-verified', {
      as: grace,
      body: { idToken },
    });
    expect(body).toMatchObject({ source: 'federated', identity_provider_type: shown });
  });

  it('AUTH-11 begins a profile once, however often it is said', async () => {
    const grace = somebody();
    const idToken = api.issuer.idToken(grace.id);
    const begin = () => api.call('POST', '/profile/signup-email-verified', { as: grace, body: { idToken } });
    const answers = await Promise.all(Array.from({ length: 8 }, begin));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['signUpTimestamp'])).size).toBe(1);
  });

  it.each<[string, (id: string) => string | undefined]>([
    ['no id token', () => undefined],
    ['nonsense', () => 'abc.def.ghi'],
    ['an id token of somebody else', () => api.issuer.idToken(randomUUID())],
    ['an email that is not verified', (id) => api.issuer.idToken(id, { email_verified: false })],
    ['an access token', (id) => api.issuer.token(id, { email: 'a@example.com', email_verified: true })],
    ['an id token for another client', (id) => api.issuer.idToken(id, { aud: 'other' })],
    ['an expired id token', (id) => api.issuer.idToken(id, { exp: Math.floor(Date.now() / 1000) - 1 })],
  ])('gets none from %s', async (_, makeToken) => {
    const grace = somebody();
    const idToken = makeToken(grace.id);
    for (const path of ['/codeReports/profile', '/profile/signup-email-verified']) {
      expect(
        await api.call('POST', path, { as: grace, body: { ...(idToken && { idToken }) } }),
      ).toMatchObject({
        status: 403,
        body: { code: 'identity-unproven' },
      });
    }
    expect((await api.call('GET', '/v2/profile/', { as: grace })).body['doesNotExist']).toBe(true);
  });

  it('VAL-4 gets none with an email that is in use', async () => {
    const grace = somebody();
    const idToken = api.issuer.idToken(grace.id, { email: ada.email.toUpperCase() });
    expect(
      await api.call('POST', '/profile/signup-email-verified', { as: grace, body: { idToken } }),
    ).toMatchObject({ status: 409, body: { code: 'email-in-use', title: 'Email Already In Use' } });
  });
});

describe('a change of email', () => {
  it('PROF-9 is taken over when an id token carries it, verified', async () => {
    const one = await api.person();
    const email = `new.${one.email}`;
    const idToken = api.issuer.idToken(one.id, { email });
    expect(
      await api.call('PUT', '/codeReports/profile/email', { as: one, body: { email, idToken } }),
    ).toMatchObject({ status: 200, body: { email } });
  });

  it('PROF-9 VAL-4 is refused without proof, and if the email is in use', async () => {
    const one = await api.person();
    const put = (email: string, idToken: string) =>
      api.call('PUT', '/codeReports/profile/email', { as: one, body: { email, idToken } });
    const proof = (email: string) => api.issuer.idToken(one.id, { email });
    expect((await put('other@example.com', proof('another@example.com'))).status).toBe(403);
    expect((await put('no email', proof('no email'))).body['code']).toBe('email-invalid');
    expect((await put(ada.email, proof(ada.email))).body['code']).toBe('email-in-use');
  });

  it('PROF-9 of the body that the specification shows, says why it is not enough', async () => {
    const one = await api.person();
    const put = (email: string) =>
      api.call('PUT', '/codeReports/profile/email', { as: one, body: { email } });
    expect(await put('other@example.com')).toMatchObject({
      status: 403,
      body: { code: 'identity-unproven', field: 'body/idToken' },
    });
    expect(await put(one.email.toUpperCase())).toMatchObject({ status: 200, body: { email: one.email } });
  });
});

describe('administrators', () => {
  it('only administrators correct the profile with an email', async () => {
    const [admin, one] = [await api.person(), await api.person()];
    await api.sql.query('update people set is_admin = true where id = $1', [admin.id]);
    const update = (as: Person, email: string) =>
      api.call('POST', '/codeReports/profile/updateProfileByEmail', {
        as,
        body: { email, profile: { company: 'Corrected Roofing' } },
      });
    expect(await update(ada, one.email)).toMatchObject({
      status: 403,
      body: { code: 'not-an-administrator' },
    });
    expect((await api.call('GET', '/v2/profile/', { as: one })).body['company']).toBeNull();
    expect(await update(admin, one.email.toUpperCase())).toMatchObject({
      status: 200,
      body: { email: one.email, company: 'Corrected Roofing' },
    });
    expect((await update(admin, 'nobody@example.com')).status).toBe(404);
  });
});

describe('where a visit came from', () => {
  it('API-3 ENT-12 keeps the last utm data and says when', async () => {
    const one = await api.person();
    const post = (utm_parameters: object) =>
      api.call('POST', '/profile/utm', { as: one, body: { utm_parameters } });
    await post({ source: 'newsletter', medium: 'email' });
    const { body } = await post({ source: 'search' });
    const profile = await api.call('GET', '/v2/profile/', { as: one });
    expect(profile.body['utm_updated_at']).toBe(body['utm_updated_at']);
    const { rows } = await api.sql.query('select utm from people where id = $1', [one.id]);
    expect(rows).toEqual([{ utm: { source: 'search' } }]);
  });

  it('keeps each alias once', async () => {
    const send = () => api.call('POST', '/v2/profile/alias', { as: ada, body: { alias: 'device-1' } });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    const { rows } = await api.sql.query('select alias from person_aliases where person_id = $1', [ada.id]);
    expect(rows).toEqual([{ alias: 'device-1' }]);
  });
});
