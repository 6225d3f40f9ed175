import { readKeptInvite, StartFederatedSignIn } from '@ridgeline/core/session';
import type { Result } from '@ridgeline/core/shared';
import { LoadPublicTeam, type PublicTeam, type TeamCallFailure } from '@ridgeline/core/teams';
import { FakeFederatedSignIn, FakeSignUpGateway } from '@ridgeline/core/testing/session';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { FakeTeamGateway, FakeTeamServer } from '@ridgeline/core/testing/teams';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { signUpDependencies } from '../../testing/sign-up-dependencies.ts';
import { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import { InvitedTeam } from './invited-team.ts';
import { SignUpWithSsoTeamViewModel } from './sign-up-with-sso-team.view-model.ts';
import { SignUpWithTeamViewModel } from './sign-up-with-team.view-model.ts';

function setUp(query = '?team_id=TEAM&email=mia%40example.com') {
  const server = new FakeTeamServer();
  const { id } = server.team;
  const preferences = new FakePreferences();
  const navigation = new FakeNavigation(`/signupWithTeam${query.replace('TEAM', id)}`);
  const teams = new FakeTeamGateway(server);
  const invited = new InvitedTeam(new LoadPublicTeam(teams), navigation);
  const kept = () => readKeptInvite(preferences.read('teamInvite'));
  return { server, id, preferences, navigation, teams, invited, kept };
}

describe('the team that an invite names', () => {
  it('TEAM-4 is loaded for a person who follows the link', async () => {
    const { invited, server } = setUp();
    const loading = invited.load();
    expect(invited.state.is).toBe('loading');
    await loading;
    expect(invited.state).toMatchObject({ is: 'ready', team: { name: server.name } });
  });

  it('AUTH-11 is missing in a link that is cut short, and nothing is asked', async () => {
    const { invited } = setUp('?email=mia%40example.com');
    await invited.load();
    expect([invited.state.is, invited.invite]).toEqual(['invalid', null]);
  });

  it('TEAM-4 is gone, or cannot be asked for now', async () => {
    const { invited } = setUp('?team_id=nobody');
    await invited.load();
    expect(invited.state.is).toBe('gone');
    const offline = setUp();
    let answer: Result<PublicTeam, TeamCallFailure> = { ok: false, failure: 'unavailable' };
    offline.teams.loadPublic = async () => answer;
    await offline.invited.load();
    expect(offline.invited.state.is).toBe('unreachable');
    answer = { ok: true, value: { id: offline.id, name: 'Marsh Roofing', logoUrl: null } };
    await offline.invited.load();
    expect(offline.invited.state.is).toBe('ready');
  });
});

describe('signing up with a team', () => {
  function aWizard(query?: string) {
    const world = setUp(query);
    const accounts = new FakeSignUpGateway();
    const dependencies = { ...signUpDependencies(accounts, world.preferences), ...world };
    return { ...world, accounts, vm: new SignUpWithTeamViewModel(dependencies) };
  }

  async function fill({ wizard }: SignUpWithTeamViewModel) {
    await wizard.goOn();
    wizard.typeGivenName('Mia');
    wizard.typeFamilyName('Torres');
    await wizard.goOn();
    wizard.typePassword('Correct-Horse-1');
    await wizard.goOn();
  }

  it('AUTH-11 makes the account in the invited address, and keeps that it was made for the invite', async () => {
    const { vm, accounts, kept, id, navigation } = aWizard();
    expect([vm.wizard.isInvited, vm.wizard.form.email]).toEqual([true, 'mia@example.com']);
    await fill(vm);
    expect(accounts.signedUp).toMatchObject([{ email: 'mia@example.com', teamId: id }]);
    expect(kept()).toEqual({ teamId: id, email: 'mia@example.com', signedUp: true });
    expect(navigation.address).toBe('/confirm-signup?email=mia%40example.com');
  });

  it('AUTH-11 asks for the address where the invite names none', async () => {
    const { vm, accounts } = aWizard('?team_id=TEAM');
    expect(vm.wizard.isInvited).toBe(false);
    vm.wizard.typeEmail('mia@example.com');
    await fill(vm);
    expect(accounts.signedUp).toHaveLength(1);
  });

  it('AUTH-11 keeps nothing where no account was made', async () => {
    const { vm, accounts, kept } = aWizard();
    accounts.identity.register({ email: 'mia@example.com', password: 'Correct-Horse-1', userId: 'mia' });
    await fill(vm);
    expect([vm.wizard.refusal, kept(), vm.loginPath]).toEqual([
      'email-taken',
      null,
      '/login?email=mia%40example.com',
    ]);
  });
});

describe('signing up with a team that has a company sign-in', () => {
  function aCompany(query?: string) {
    const world = setUp(query);
    const federated = new FakeFederatedSignIn();
    const provider = new ProviderSignIn(new StartFederatedSignIn(federated));
    const vm = new SignUpWithSsoTeamViewModel(world.invited, provider, world.preferences);
    return { ...world, federated, vm };
  }

  it('AUTH-11 leads to the company of the address, with the team', async () => {
    const { vm, federated, kept, id } = aCompany();
    expect([vm.isInvited, vm.email]).toEqual([true, 'mia@example.com']);
    await vm.submit();
    expect(federated.asked).toMatchObject([{ kind: 'saml', domain: 'example.com', teamId: id }]);
    expect(kept()).toMatchObject({ teamId: id, signedUp: true });
    expect(vm.passwordPath).toBe(`/signupWithTeam?team_id=${id}&email=mia%40example.com`);
  });

  it('AUTH-11 VAL-1 asks for a work email where the invite names none', async () => {
    const { vm, federated } = aCompany('?team_id=TEAM');
    await vm.submit();
    expect([vm.emailProblem, federated.asked]).toEqual(['required-field', []]);
    vm.typeEmail('mia');
    expect(vm.emailProblem).toBe('email-invalid');
    vm.typeEmail('mia@summit.example');
    await vm.submit();
    expect(federated.asked).toMatchObject([{ domain: 'summit.example' }]);
  });
});
