import { type Profile, SaveName } from '@ridgeline/core/profile';
import { aPlan } from '@ridgeline/core/testing/plans';
import { FakeProfileEditor } from '@ridgeline/core/testing/profile';
import { aTeam } from '@ridgeline/core/testing/teams';
import { describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { stagedDrafts } from '../../testing/staged-drafts.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { NameEditor } from './name-editor.ts';
import { ProfileFrameViewModel } from './profile-frame.view-model.ts';

async function setUp(change: Partial<Profile> = {}, address = '/profile') {
  const { session, profiles } = aSession();
  profiles.account.change(change);
  await session.signIn(ada);
  const navigation = new FakeNavigation(address);
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const name = new NameEditor({
    ...stagedDrafts(session),
    session,
    navigation,
    language,
    saveName: new SaveName(new FakeProfileEditor(profiles.account)),
  });
  return new ProfileFrameViewModel({ session, navigation, name, language, timeZone: 'America/Denver' });
}

const routes = (vm: ProfileFrameViewModel) => vm.links.map(({ route }) => route);
const current = (vm: ProfileFrameViewModel) =>
  vm.links.flatMap(({ route, isCurrent }) => (isCurrent ? [route] : []));

describe('the frame of the profile', () => {
  it('PROF-1 heads with the name, the team, the plan in capitals and the day of the sign-up where one is', async () => {
    const vm = await setUp({
      photoURL: 'https://photos.example.com/ada.png',
      team: aTeam(),
      subscriptions: [aPlan({ title: 'Essential' })],
      // Still New Year's Eve in Denver.
      signUpTimestamp: Date.parse('2025-01-01T05:00:00Z'),
    });
    expect(vm.card).toEqual({
      name: 'Ada Marsh',
      photo: 'https://photos.example.com/ada.png',
      team: 'Front Range Roofing',
      plan: 'ESSENTIAL',
      memberSince: '12/31/2024',
    });
  });

  it('PROF-1 leaves out what is not known', async () => {
    const vm = await setUp({ signUpTimestamp: null });
    expect(vm.card).toEqual({ name: 'Ada Marsh', photo: null, team: null, plan: null, memberSince: null });
  });

  it.each([
    ['/profile', 'fullProfile'],
    ['/profile/full', 'fullProfile'],
    ['/profile/password', 'changePassword'],
    ['/profile/email?x=1', 'changeEmail'],
    ['/profile/mobilecompanydetails', 'companyDetails'],
  ])('PROF-1 at %s shows and marks %s', async (address, route) => {
    const vm = await setUp({}, address);
    expect([vm.route, current(vm)]).toEqual([route, [route]]);
  });

  it('PROF-3 links to what applies to an account with a password', async () => {
    expect(routes(await setUp({ phoneVerified: false }))).toEqual([
      'fullProfile',
      'companyDetails',
      'verifyPhone',
      'changeEmail',
      'changePassword',
    ]);
  });

  it.each<[string, Partial<Profile>]>([
    ['verified', { phoneVerified: true }],
    ['missing', { phone: null, phoneVerified: false }],
    ['no number', { phone: 'ask at the desk', phoneVerified: false }],
  ])('PROF-6 links to no code for a phone that is %s', async (_, change) => {
    expect(routes(await setUp(change))).not.toContain('verifyPhone');
  });

  it('PROF-3 has no links for email and password for whoever comes from a provider', async () => {
    expect(routes(await setUp({ source: 'federated', phoneVerified: true }))).toEqual([
      'fullProfile',
      'companyDetails',
    ]);
  });
});
