import type { MemberRosterPage, operations } from '@ridgeline/contract';
import { inviteOutcomes } from '@ridgeline/core/testing/teams';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { fillAllSeatsButOne } from '../../testing/fill-seats.ts';
import { type Person, TEAM_PLAN } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';
import { readsIn } from '../../testing/reads-in.ts';

type InvitesSent = operations['addTeamMembers']['responses'][201]['content']['application/json'];

const api = await apiForSpecs();
let people: PeopleOfATeam;
let mia: Person;

beforeEach(async () => {
  people = await peopleOfATeam(api);
  mia = people.nobody;
});

// AUTH-11
const linkOf = (team: string, email: string) =>
  `https://ridgeline.example.com/signupWithTeam?team_id=${team}&email=${encodeURIComponent(email)}`;

describe('inviting', () => {
  it('TEAM-2 TEAM-4 sends each address one invite, in its role', async () => {
    const { status, body } = await invite([mia.email, ` ${mia.email.toUpperCase()} `, 'tom@example.com']);
    expect(status).toBe(201);
    expect(body['items']).toMatchObject([
      { email: mia.email, role: 'member' },
      { email: 'tom@example.com', role: 'member' },
    ]);
    expect(await inactive()).toEqual({ [mia.email]: 'pending', 'tom@example.com': 'pending' });
  });

  it('PLAN-10 is for teams whose plan includes one', async () => {
    await api.sql.query('delete from subscriptions where team_id = $1', [people.team]);
    const { status, body } = await invite(['tom@example.com']);
    expect([status, body['code']]).toEqual([403, 'not-in-plan']);
    expect(await inactive()).toEqual({});
  });

  it('TEAM-2 API-2 mails in the language of who is invited, and without an account in that of the owner', async () => {
    const ana = await api.person();
    await readsIn(api, ana, 'es');
    await invite([ana.email, 'nobody.yet@example.com']);
    await api.doJobs();
    const mailTo = (email: string) => api.messages.sent.findLast(({ to }) => to === email);
    expect(mailTo(ana.email)).toMatchObject({ subject: 'Únase a Marsh Roofing en Ridgeline' });
    expect(mailTo('nobody.yet@example.com')).toMatchObject({ subject: 'Join Marsh Roofing on Ridgeline' });
  });

  it('TEAM-2 mails each address that is invited, and nobody else', async () => {
    await api.doJobs();
    const before = api.messages.sent.length;
    await invite([mia.email, people.viewer.email]);
    await api.doJobs();
    expect(api.messages.sent.slice(before)).toEqual([
      {
        id: expect.any(String),
        medium: 'email',
        subject: 'Join Marsh Roofing on Ridgeline',
        to: mia.email,
        purpose: 'team-invite',
        words: `You are invited to join Marsh Roofing on Ridgeline. Sign up or sign in with this email address to accept or decline: ${linkOf(people.team, mia.email)}`,
        code: null,
      },
    ]);
  });

  it('TEAM-2 gives each a role of their own', async () => {
    const details = [
      { email: mia.email, role: 'viewer' },
      { email: 'tom@example.com', role: 'admin' },
    ];
    const { body } = await api.call('POST', `/teams/${people.team}/members/invites`, {
      as: people.owner,
      body: { details },
    });
    expect(body['items']).toMatchObject(details);
  });

  it('TEAM-2 changes nothing for those who have joined', async () => {
    expect((await invite([people.viewer.email])).body).toEqual({
      items: [],
      outcomes: [{ email: people.viewer.email, outcome: 'already-in' }],
    });
    expect(await inactive()).toEqual({});
  });

  it('VAL-2 says which address is none, and invites nobody', async () => {
    const { status, body } = await invite(['tom@example.com', 'not an address']);
    expect([status, body['code'], body['field']]).toEqual([400, 'email-invalid', 'body/emails/1']);
    expect(await inactive()).toEqual({});
  });

  it('TEAM-4 with a key has its effect once', async () => {
    const call = { as: people.owner, key: people.team, body: { emails: [mia.email], role: 'viewer' } };
    const before = api.api.database.trips;
    const first = await api.call('POST', `/teams/${people.team}/members`, call);
    expect(api.api.database.trips - before).toBe(3);
    expect((await api.call('POST', `/teams/${people.team}/members`, call)).body).toEqual(first.body);
  });
});

describe('what became of each address', () => {
  const outcomesOf = async (emails: readonly string[], as = people.owner) => {
    const { body } = await api.call<InvitesSent>('POST', `/teams/${people.team}/members`, {
      as,
      body: { emails, role: 'member' },
    });
    return body.outcomes.map(({ outcome }) => outcome);
  };

  it('TEAM-2.3 is as core says, whoever is in the team, invited, or has declined', async () => {
    const who = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`);
    const standings = fc.array(fc.constantFrom('none', 'pending', 'declined'), {
      minLength: 4,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        standings,
        fc.shuffledSubarray(who, { minLength: 1 }),
        fc.integer({ min: 3, max: 9 }),
        async (standing, emails, seats) => {
          await api.sql.query('delete from team_invites where team_id = $1', [people.team]);
          await api.sql.query('delete from team_invite_days');
          await api.sql.query(`update plans set seats = $1 where sku = $2`, [seats, TEAM_PLAN]);
          const invited = who.flatMap((email, index) => {
            const inviteStatus = standing[index];
            return inviteStatus === 'pending' || inviteStatus === 'declined'
              ? [{ email, inviteStatus } as const]
              : [];
          });
          for (const { email, inviteStatus } of invited) {
            await api.sql.query(
              `insert into team_invites (team_id, email, role, status) values ($1, $2, 'member', $3)`,
              [people.team, email, inviteStatus],
            );
          }
          const joined = [people.owner, people.admin, people.member, people.viewer];
          const roster = [
            ...joined.map(({ email }) => ({ email, inviteStatus: 'active' }) as const),
            ...invited,
          ];
          const all = [...emails, people.viewer.email];
          expect(await outcomesOf(all)).toEqual(
            inviteOutcomes(all, roster, seats).map(({ outcome }) => outcome),
          );
        },
      ),
      { numRuns: 25 },
    );
    await api.sql.query(`update plans set seats = 50 where sku = $1`, [TEAM_PLAN]);
  });

  it('TEAM-2.3 is one mail for an address that two people invite at once, and words for both', async () => {
    await api.doJobs();
    api.messages.sent.length = 0;
    const shared = ['x@example.com', 'y@example.com'];
    const [one, other] = await atOnce(
      api,
      ['select from teams where id = $1 for update', people.team],
      [
        () => outcomesOf(['only-owner@example.com', ...shared]),
        () => outcomesOf([...shared.toReversed(), 'only-admin@example.com'], people.admin),
      ],
    );
    const told = [...(one ?? []), ...(other ?? [])].toSorted();
    expect(told).toEqual(['already-invited', 'already-invited', ...Array(4).fill('invited')]);
    await api.doJobs();
    expect(api.messages.sent.map(({ to }) => to).toSorted()).toEqual([
      'only-admin@example.com',
      'only-owner@example.com',
      ...shared,
    ]);
  });

  it('TEAM-2.3 of two lists at once for the last seats are as many invites as there were seats', async () => {
    await api.sql.query('update plans set seats = 7 where sku = $1', [TEAM_PLAN]);
    const list = (name: string) => [1, 2, 3].map((n) => `${name}-${n}@example.com`);
    const [one, other] = await atOnce(
      api,
      ['select from teams where id = $1 for update', people.team],
      [() => outcomesOf(list('one')), () => outcomesOf(list('two'), people.admin)],
    );
    await api.sql.query('update plans set seats = 50 where sku = $1', [TEAM_PLAN]);
    const told = [...(one ?? []), ...(other ?? [])].toSorted();
    expect(told).toEqual([...Array(3).fill('invited'), ...Array(3).fill('no-seat')]);
    expect(Object.keys(await inactive())).toHaveLength(3);
  });
});

describe('answering an invite', () => {
  it('TEAM-4 with yes makes a member in the role of the invite', async () => {
    await invite([mia.email], 'viewer');
    expect((await reply(mia, 'accepted')).status).toBe(204);
    const { body } = await api.call<MemberRosterPage>('GET', `/teams/${people.team}/members/search`, {
      as: mia,
    });
    expect(body.items[0]).toMatchObject({ email: mia.email, role: 'viewer', inviteStatus: 'active' });
    expect(body.items[0]?.invite_time).not.toBeNull();
    expect(await codeOf(mia, 'declined')).toEqual([409, 'already-active']);
  });

  it('TEAM-4 with no can be taken back by a new invite alone', async () => {
    await invite([mia.email]);
    expect((await reply(mia, 'declined')).status).toBe(204);
    expect(await codeOf(mia, 'accepted')).toEqual([409, 'already-declined']);
    await invite([mia.email]);
    expect((await reply(mia, 'accepted')).status).toBe(204);
  });

  it('TEAM-4 is for who was invited: to all others there is no such team', async () => {
    await invite(['tom@example.com']);
    expect(await codeOf(mia, 'accepted')).toEqual([404, 'not-found']);
    expect(await codeOf(people.otherOwner, 'declined')).toEqual([404, 'not-found']);
  });

  it('TEAM-4 waits while the person is in another team', async () => {
    await invite([people.otherOwner.email]);
    expect(await codeOf(people.otherOwner, 'accepted')).toEqual([409, 'in-another-team']);
    expect(await inactive()).toEqual({ [people.otherOwner.email]: 'pending' });
    expect((await reply(people.otherOwner, 'declined')).status).toBe(204);
  });

  it('TEAM-4 after a removal needs a new invite, which works', async () => {
    await invite([mia.email]);
    await reply(mia, 'accepted');
    await api.call('DELETE', `/teams/${people.team}/members?member_id=${mia.id}`, { as: people.owner });
    expect(await codeOf(mia, 'accepted')).toEqual([404, 'not-found']);
    await invite([mia.email]);
    expect((await reply(mia, 'accepted')).status).toBe(204);
  });

  it('PLAN-10 of twenty at once for the last seat of the plan is one, and the others keep their invites', async () => {
    const invited = await Promise.all(Array.from({ length: 20 }, () => api.person()));
    await invite(invited.map(({ email }) => email));
    await fillAllSeatsButOne(api, people.team);
    const answers = await atOnce(
      api,
      ['select from teams where id = $1 for update', people.team],
      invited.map((person) => () => codeOf(person, 'accepted')),
    );
    expect(answers.filter(([status, code]) => status === 409 && code === 'team-full')).toHaveLength(19);
    const { rows } = await api.sql.query(
      'select count(*)::int as members from team_members where team_id = $1',
      [people.team],
    );
    expect(rows).toEqual([{ members: 50 }]);
  });

  it('TEAM-4 twenty times at once, yes and no, is answered once', async () => {
    await invite([mia.email]);
    const answers = await atOnce(
      api,
      ['select 1 from team_invites where team_id = $1 for update', people.team],
      Array.from({ length: 20 }, (_, index) => () => reply(mia, index % 2 === 0 ? 'accepted' : 'declined')),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('TEAM-4 of two teams at once joins one, and the other invite waits', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guest = await api.person();
      const [one, other] = [await peopleOfATeam(api), await peopleOfATeam(api)];
      for (const { owner, team } of [one, other]) {
        await api.call('POST', `/teams/${team}/members`, {
          as: owner,
          body: { emails: [guest.email], role: 'member' },
        });
      }
      const answers = await atOnce(
        api,
        ['select 1 from people where id = $1 for update', guest.id],
        [one, other].map(
          ({ team }) =>
            () =>
              reply(guest, 'accepted', team),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      const waiting = await api.sql.query('select status from team_invites where email = $1', [guest.email]);
      expect(waiting.rows).toEqual([{ status: 'pending' }]);
    }
  });
});

describe('invites of an address', () => {
  it('TEAM-4 are shown to the invited address, and to the owner who sent them', async () => {
    await invite([mia.email]);
    const expected = { items: [{ team_id: people.team, invite_time: expect.any(String) }] };
    expect((await invitesOf(mia.email, mia)).body).toEqual(expected);
    expect((await invitesOf(mia.email, people.owner)).body).toEqual(expected);
    for (const other of [people.otherOwner, people.member]) {
      expect((await invitesOf(mia.email, other)).status).toBe(404);
      expect((await invitesOf('nobody@example.com', other)).status).toBe(404);
    }
  });

  it('TEAM-4 are sent again one by one', async () => {
    await api.doJobs();
    api.messages.sent.length = 0;
    await invite([mia.email]);
    const [before, after] = [
      await invitesOf(mia.email, mia),
      await invitesOf(mia.email, mia, '&resend=true'),
    ];
    expect(timeIn(after.body)).toBeGreaterThan(timeIn(before.body));
    await api.doJobs();
    expect(api.messages.sent.filter(({ to }) => to === mia.email)).toHaveLength(2);
  });
});

describe('sending all of one status again', () => {
  it('TEAM-4 invites those who declined again, and returns them', async () => {
    await invite([mia.email]);
    await reply(mia, 'declined');
    expect((await resend({ team_id: people.team, status: 'declined' })).body).toEqual({ success: true });
    expect(await inactive()).toEqual({ [mia.email]: 'pending' });
  });

  it.each<[Record<string, string>, string]>([
    [{ status: 'pending' }, 'Team ID is required.'],
    [{}, 'Team ID is required.'],
  ])('TEAM-6 %j: %s', async (body, title) => {
    const answer = await resend(body);
    expect([answer.status, answer.body['title']]).toEqual([400, title]);
  });

  it('TEAM-6 needs a status, and not that of those who have joined', async () => {
    const missing = await resend({ team_id: people.team });
    expect([missing.status, missing.body['title']]).toEqual([400, 'Status is required.']);
    expect((await resend({ team_id: people.team, status: 'active' })).body['code']).toBe(
      'status-not-resendable',
    );
  });
});

describe('those who have not joined', () => {
  it('TEAM-6 need a team id to be looked up', async () => {
    const { status, body } = await api.call('GET', '/inactiveMembers', { as: people.owner });
    expect([status, body['title']]).toEqual([400, 'Team ID is required to fetch inactive team members.']);
  });
});

function invite(emails: readonly string[], role = 'member') {
  return api.call('POST', `/teams/${people.team}/members`, { as: people.owner, body: { emails, role } });
}

function reply(as: Person, answer: 'accepted' | 'declined', team = people.team) {
  return api.call('POST', `/teams/${team}/invites/answer`, { as, body: { answer } });
}

async function codeOf(as: Person, answer: 'accepted' | 'declined') {
  const { status, body } = await reply(as, answer);
  return [status, status === 204 ? null : body['code']];
}

function invitesOf(email: string, as: Person, more = '') {
  return api.call('GET', `/teams/invites?email=${encodeURIComponent(email)}${more}`, { as });
}

function timeIn(body: Record<string, unknown>): number {
  const [first] = body['items'] as readonly { readonly invite_time: string }[];
  return Date.parse(first?.invite_time ?? '');
}

function resend(body: Record<string, string>) {
  return api.call('POST', '/resend-invites-batch', { as: people.owner, body });
}

async function inactive(): Promise<Record<string, string>> {
  const { body } = await api.call<MemberRosterPage>('GET', `/inactiveMembers?team_id=${people.team}`, {
    as: people.owner,
  });
  return Object.fromEntries(body.items.map(({ email, inviteStatus }) => [email, inviteStatus]));
}

describe('the invites of a day', () => {
  const invite = (count: number, name: string) =>
    api.call('POST', `/teams/${people.team}/members`, {
      as: people.owner,
      body: {
        emails: Array.from({ length: count }, (_, index) => `${name}-${index}@example.com`),
        role: 'member',
      },
    });

  it('TEAM-2 TEAM-4 are two hundred of a team, resent ones with them, and more on the next day', async () => {
    await api.sql.query('delete from team_invites');
    await api.sql.query('delete from team_invite_days');
    await api.sql.query('update plans set seats = null where sku = $1', [TEAM_PLAN]);
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => invite(40, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await invite(1, 'more')).body).toMatchObject({ code: 'too-many-invites' });
    const resent = () =>
      api.call('POST', '/resend-invites-batch', {
        as: people.owner,
        body: { team_id: people.team, status: 'pending' },
      });
    expect((await resent()).status).toBe(429);
    expect((await api.sql.query('select from team_invites')).rowCount).toBe(200);
    await api.sql.query('update plans set seats = 50 where sku = $1', [TEAM_PLAN]);
    await api.sql.query('update team_invite_days set ends_at = now()');
    expect((await resent()).status).toBe(200);
  });

  it('TEAM-2 are not used up by what an invited person asks to be sent again, and do not stop it', async () => {
    await api.sql.query('delete from team_invites');
    await api.sql.query('delete from team_invite_days');
    const invited = await api.person({ email: 'invited@example.com' });
    await api.call('POST', `/teams/${people.team}/members`, {
      as: people.owner,
      body: { emails: [invited.email], role: 'member' },
    });
    const again = (as: Person) =>
      api.call('GET', `/teams/invites?email=${encodeURIComponent(invited.email)}&resend=true`, { as });
    expect((await again(invited)).status).toBe(200);
    const { rows } = await api.sql.query<{ sent: number }>('select sent::int from team_invite_days');
    expect(rows).toEqual([{ sent: 1 }]);
    await api.sql.query('update team_invite_days set sent = 200');
    expect((await again(invited)).status).toBe(200);
    expect((await again(people.owner)).status).toBe(429);
  });
});
