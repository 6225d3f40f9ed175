import { describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import { FakeTeamInvites } from '../testing/teams/fake-team-invites.ts';
import { FakeTeamServer } from '../testing/teams/fake-team-server.ts';
import { AnswerInvite } from './answer-invite.use-case.ts';
import { LoadInactiveMembers } from './load-inactive-members.use-case.ts';
import { LoadInvites } from './load-invites.use-case.ts';
import { ResendInvite } from './resend-invite.use-case.ts';
import { ResendInvites } from './resend-invites.use-case.ts';

const MIA = 'mia@example.com';

/** Mia is invited; the owner is signed in. */
function setUp() {
  const server = new FakeTeamServer();
  server.change({ is: 'invited', by: 'ada', emails: [MIA], role: 'member', at: server.now });
  const invites = new FakeTeamInvites(server);
  const owner = { userId: 'ada', team: server.team };
  return { server, invites, owner, resendAll: new ResendInvites(invites), answer: new AnswerInvite(invites) };
}

describe('answering an invite', () => {
  it('TEAM-4 ENT-8 finds the invites that wait, and accepts one', async () => {
    const { server, invites, answer } = setUp();
    server.signIn(MIA);
    const waiting = await new LoadInvites(invites).run(MIA);
    expect(waiting).toEqual({ ok: true, value: [{ teamId: 'T-1', inviteTime: expect.any(Number) }] });
    expect((await answer.run('T-1', 'accepted')).ok).toBe(true);
    expect(server.roster.entries.at(-1)).toMatchObject({ email: MIA, inviteStatus: 'active' });
    expect(await answer.run('T-1', 'declined')).toEqual({ ok: false, failure: 'already-active' });
  });

  it('TEAM-4 lets an invite wait while the person is in another team', async () => {
    const { server, invites, answer } = setUp();
    server.signIn(MIA);
    invites.joinsElsewhere(MIA);
    expect(await answer.run('T-1', 'accepted')).toEqual({ ok: false, failure: 'in-another-team' });
    expect((await answer.run('T-1', 'declined')).ok).toBe(true);
  });

  it('TEAM-4 declines one', async () => {
    const { server, answer } = setUp();
    server.signIn(MIA);
    expect((await answer.run('T-1', 'declined')).ok).toBe(true);
    expect(server.roster.entries.at(-1)).toMatchObject({ email: MIA, inviteStatus: 'declined' });
    expect(await answer.run('T-1', 'accepted')).toEqual({ ok: false, failure: 'already-declined' });
  });

  it.each([
    ['signed-out', 'not-authenticated'],
    ['not-owner', 'invite-not-answered'],
    ['not-found', 'not-invited'],
    ['unavailable', 'invite-not-answered'],
  ] as const)('TEAM-4 refused as %s is shown as %s', async (refusal, failure) => {
    const { server, answer } = setUp();
    server.refuseWith(refusal);
    expect(await answer.run('T-1', 'accepted')).toEqual({ ok: false, failure });
  });

  it('TEAM-4 of a person who was not invited is refused', async () => {
    const { server, answer } = setUp();
    server.signIn('tom@example.com');
    expect(await answer.run('T-1', 'accepted')).toEqual({ ok: false, failure: 'not-invited' });
  });
});

describe('looking up inactive members', () => {
  it('TEAM-4 shows who has not joined', async () => {
    const { invites } = setUp();
    const found = await new LoadInactiveMembers(invites).run({ userId: 'ada', teamId: 'T-1' });
    expect(found.ok && found.value.map(({ email, inviteStatus }) => [email, inviteStatus])).toEqual([
      [MIA, 'pending'],
    ]);
  });

  it.each([
    [{ userId: null, teamId: 'T-1' }, 'not-authenticated'],
    [{ userId: 'ada', teamId: null }, 'inactive-team-id-required'],
  ])('TEAM-4 TEAM-6 needs a team id and a person who is signed in: %j', async (asked, failure) => {
    const { invites } = setUp();
    expect(await new LoadInactiveMembers(invites).run(asked)).toEqual({ ok: false, failure });
  });
});

describe('sending invites again', () => {
  it('TEAM-4 TEAM-2 reaches all of one status', async () => {
    const { invites, owner, resendAll } = setUp();
    expect((await resendAll.run(owner, 'pending')).ok).toBe(true);
    expect(invites.resent).toEqual([{ teamId: 'T-1', status: 'pending' }]);
  });

  it('TEAM-4 reaches one address', async () => {
    const { server, invites } = setUp();
    server.signIn(MIA);
    const before = await new LoadInvites(invites).run(MIA);
    const after = await new ResendInvite(invites).run(MIA);
    expect(after.ok && after.value.length).toBe(1);
    expect(after).not.toEqual(before);
  });

  it('TEAM-4 TEAM-6 needs a team id and a status', async () => {
    const { invites, owner, resendAll } = setUp();
    const solo = { ...owner, team: null };
    expect(await resendAll.run(solo, 'pending')).toEqual({ ok: false, failure: 'team-id-required' });
    expect(await resendAll.run(owner, null)).toEqual({ ok: false, failure: 'status-required' });
    expect(await resendAll.run(owner, 'active')).toEqual({ ok: false, failure: 'status-not-resendable' });
    expect(invites.resent).toEqual([]);
  });

  it('TEAM-2 TEAM-2.2 is not a member’s', async () => {
    const { invites, owner, resendAll } = setUp();
    expect(await resendAll.run({ ...owner, userId: 'grace' }, 'pending')).toEqual({
      ok: false,
      failure: 'not-admin',
    });
    expect(invites.resent).toEqual([]);
  });

  it('TEAM-4 has happened only when the answer says success', async () => {
    const { invites, owner, resendAll } = setUp();
    invites.answerBatches({ success: false });
    expect(await resendAll.run(owner, 'pending')).toEqual({ ok: false, failure: 'invites-not-resent' });
    invites.answerBatches('success-flag-missing');
    expect(await resendAll.run(owner, 'pending')).toEqual({ ok: false, failure: 'success-flag-missing' });
  });

  it.each<[string, (world: ReturnType<typeof setUp>) => Promise<Result<unknown, string>>]>([
    ['invites-not-resent', ({ resendAll, owner }) => resendAll.run(owner, 'pending')],
    ['invites-not-resent', ({ invites }) => new ResendInvite(invites).run(MIA)],
    ['invites-unavailable', ({ invites }) => new LoadInvites(invites).run(MIA)],
    [
      'members-unavailable',
      ({ invites }) => new LoadInactiveMembers(invites).run({ userId: 'ada', teamId: 'T-1' }),
    ],
  ])('TEAM-6 a call that fails is told as %s, a lost session apart', async (failure, attempt) => {
    const world = setUp();
    world.server.refuseWith('unavailable');
    expect(await attempt(world)).toEqual({ ok: false, failure });
    world.server.refuseWith('signed-out');
    expect(await attempt(world)).toEqual({ ok: false, failure: 'not-authenticated' });
  });
});
