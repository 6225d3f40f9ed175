import type { Profile } from '@ridgeline/core/profile';
import { type KeptInvite, keptInviteText, readKeptInvite } from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import { AnswerInvite, LoadPublicTeam } from '@ridgeline/core/teams';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { FakeTeamGateway, FakeTeamInvites, FakeTeamServer } from '@ridgeline/core/testing/teams';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asRead } from '../testing/as-read.ts';
import { Language } from '../language/language.store.ts';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { aSession } from '../testing/visitors.ts';
import { DialogStore } from './dialogs.store.ts';
import { InviteKeeper } from './invite-keeper.ts';
import { ToastStore } from './toasts.store.ts';

const MIA = 'mia@example.com' as Email;

/** Mia, invited to Ada's team. */
function setUp(invite: Partial<KeptInvite> | null = {}, profile: Partial<Profile> = {}) {
  const world = aSession();
  const { session, identity, preferences, profiles } = world;
  const server = new FakeTeamServer();
  const teamId = server.team.id;
  server.change({ is: 'invited', by: 'ada', emails: [MIA], role: 'member', at: server.now });
  server.signIn(MIA);
  identity.register({ email: MIA, password: 'Correct-1', userId: 'mia' });
  profiles.account.change({ email: MIA, ...profile });
  const invites = new FakeTeamInvites(server);
  const clock = new FakeClock();
  const navigation = new FakeNavigation('/dashboard');
  const dialogs = new DialogStore(clock, new FakeTimer(clock), navigation, new FakePage());
  const toasts = new ToastStore();
  if (invite !== null) {
    preferences.write('teamInvite', keptInviteText({ teamId, email: MIA, signedUp: false, ...invite }));
  }
  const keeper = new InviteKeeper({
    preferences,
    loadTeam: new LoadPublicTeam(new FakeTeamGateway(server)),
    answer: new AnswerInvite(invites),
    profiles,
    session,
    dialogs,
    toasts,
    navigation,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
  });
  keeper.keep();
  return {
    ...world,
    server,
    invites,
    navigation,
    dialogs,
    toasts,
    team: server.name,
    signIn: () => session.signIn({ email: MIA, password: 'Correct-1' }),
    press: (label: string) => {
      const button = dialogs.top?.content.buttons.find((one) => one.label === label);
      if (!button) throw new Error(`no button says ${label}`);
      dialogs.answer(button);
    },
    standing: () => server.roster.entries.find(({ email }) => email === MIA)?.inviteStatus,
  };
}

const opened = (dialogs: DialogStore) => when(() => dialogs.top !== null);
const told = (toasts: ToastStore) => when(() => toasts.waiting.length > 0);

describe('an invite whose link was followed', () => {
  it('AUTH-11 TEAM-4 adds a person who signed up by it to the team, and loads the profile with the team', async () => {
    const { signIn, toasts, dialogs, team, standing, profiles, preferences } = setUp({ signedUp: true });
    await signIn();
    const loads = profiles.loads;
    await told(toasts);
    expect(toasts.waiting.map(asRead)).toMatchObject([
      { tone: 'ok', text: `You are now a member of ${team}.` },
    ]);
    expect([standing(), dialogs.top, preferences.read('teamInvite')]).toEqual(['active', null, null]);
    await expect.poll(() => profiles.loads).toBe(loads + 1);
  });

  it.each([
    ['Join the team', 'active', 'You are now a member of'],
    ['Decline', 'declined', 'You have declined the invite to'],
  ])('TEAM-4 asks a person with an account, and accepts the answer %s', async (label, standing, said) => {
    const world = setUp();
    await world.signIn();
    await opened(world.dialogs);
    expect(world.dialogs.top?.content.title).toBe(`Join ${world.team}?`);
    expect(world.standing()).toBe('pending');
    world.press(label);
    await told(world.toasts);
    expect([world.standing(), world.toasts.waiting.map(asRead)[0]?.text]).toEqual([
      standing,
      `${said} ${world.team}.`,
    ]);
  });

  it('AUTH-14 waits until the terms are accepted', async () => {
    const { signIn, session, toasts, preferences } = setUp({ signedUp: true }, { acceptedTosAt: null });
    await signIn();
    expect(readKeptInvite(preferences.read('teamInvite'))?.teamId).toBeDefined();
    session.termsAccepted();
    await told(toasts);
    expect(toasts.waiting.map(asRead)[0]?.tone).toBe('ok');
  });

  it('AUTH-11 of another account says so, and offers to switch', async () => {
    const world = setUp({ email: 'lin@example.com' as Email, signedUp: true });
    await world.signIn();
    await opened(world.dialogs);
    expect(world.dialogs.top?.content).toMatchObject({
      title: 'This invite is for another account',
      text: `${world.team} invited lin@example.com. You are signed in as mia@example.com.`,
    });
    world.press('Switch account');
    await when(() => world.session.session.is === 'signed-out');
    await when(() => world.navigation.address.startsWith('/signupWithTeam'));
    expect(world.navigation.address).toContain('email=lin%40example.com');
    expect(world.standing()).toBe('pending');
  });

  it('AUTH-11 of another account is kept if the person stays signed in', async () => {
    const world = setUp({ email: 'lin@example.com' as Email });
    await world.signIn();
    await opened(world.dialogs);
    world.press('Stay signed in');
    expect([world.dialogs.top, world.session.session.is]).toEqual([null, 'signed-in']);
  });

  it('AUTH-11 is noticed if a person is already signed in', async () => {
    const world = setUp(null);
    await world.signIn();
    const invite = { teamId: world.server.team.id, email: MIA, signedUp: false };
    world.preferences.write('teamInvite', keptInviteText(invite));
    world.navigation.go('/dashboard?page=2' as never);
    await opened(world.dialogs);
    expect(world.dialogs.top?.content.title).toBe(`Join ${world.team}?`);
  });
});

describe('an invite that cannot be taken', () => {
  it('TEAM-4 was withdrawn, or never was', async () => {
    const { signIn, server, dialogs } = setUp({ signedUp: true });
    server.change({ is: 'removed', by: 'ada', memberId: server.roster.entries.at(-1)?.id ?? '', at: 0 });
    await signIn();
    await opened(dialogs);
    expect(dialogs.top?.content).toMatchObject({
      title: 'This invite is no longer open',
      text: 'This invite no longer exists. Ask the team owner for a new one.',
    });
  });

  it('TEAM-4 was used already: nothing is left to do', async () => {
    const { signIn, invites, server, toasts, team } = setUp({ signedUp: true });
    await invites.answer(server.team.id, 'accepted');
    await signIn();
    await told(toasts);
    expect(toasts.waiting.map(asRead)).toMatchObject([{ text: `You are already a member of ${team}.` }]);
  });

  it('TEAM-4 asks nobody who is a member already', async () => {
    const { signIn, server, profiles, toasts, dialogs, team } = setUp();
    profiles.account.change({ teamId: server.team.id });
    await signIn();
    await told(toasts);
    expect(toasts.waiting.map(asRead)).toMatchObject([{ text: `You are already a member of ${team}.` }]);
    expect(dialogs.top).toBeNull();
  });

  it('TEAM-4 waits while the person is in another team', async () => {
    const { signIn, invites, dialogs } = setUp({ signedUp: true });
    invites.joinsElsewhere(MIA);
    await signIn();
    await opened(dialogs);
    expect(dialogs.top?.content).toMatchObject({
      title: 'You have not joined the team',
      text: 'You are on another team. Leave it first; the invite stays open.',
    });
  });

  it('TEAM-4 can be answered once more where nobody heard it', async () => {
    const world = setUp();
    await world.signIn();
    await opened(world.dialogs);
    world.server.refuseWith('unavailable');
    world.press('Join the team');
    await when(() => world.dialogs.top?.kind === 'error');
    world.server.refuseWith(null);
    world.press('Try again');
    await told(world.toasts);
    expect(world.standing()).toBe('active');
  });

  it('START-6 signs out whose session is over', async () => {
    const { signIn, server, session, dialogs } = setUp({ signedUp: true });
    server.signIn(null);
    await signIn();
    await when(() => session.session.is === 'signed-out');
    expect(dialogs.top).toBeNull();
  });
});
