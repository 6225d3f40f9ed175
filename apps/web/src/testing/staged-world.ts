import { EventTracker } from '@ridgeline/core/marketing';
import { EnterRoute } from '@ridgeline/core/navigation';
import { AllowanceGateway } from '@ridgeline/core/plans';
import {
  ChoiceListGateway,
  type Profile,
  ProfileEditor,
  ProfileGateway,
  UiConfigurationGateway,
} from '@ridgeline/core/profile';
import { AnonymousReports, ProjectGateway } from '@ridgeline/core/reports';
import {
  FederatedReturn,
  FederatedSignIn,
  GoogleSessions,
  IdAssociations,
  Identity,
  PasswordRecovery,
  SessionTokens,
  SignUpGateway,
  TermsGateway,
  UniqueIds,
} from '@ridgeline/core/session';
import { AccountDirectory, Clock, FailureLog, Preferences, Timer } from '@ridgeline/core/shared';
import { TeamGateway, TeamInvites } from '@ridgeline/core/teams';
import { FakeEventTracker } from '@ridgeline/core/testing/marketing';
import { FakeAllowanceGateway } from '@ridgeline/core/testing/plans';
import {
  FakeChoiceListGateway,
  FakeProfileEditor,
  FakeUiConfigurationGateway,
} from '@ridgeline/core/testing/profile';
import { FakeAnonymousReports, FakeProjectGateway } from '@ridgeline/core/testing/reports';
import {
  FakeFederatedReturn,
  FakeFederatedSignIn,
  FakeGoogleSessions,
  FakeIdAssociations,
  FakePasswordRecovery,
  FakeSessionTokens,
  FakeSignUpGateway,
  FakeTermsGateway,
  FakeUniqueIds,
} from '@ridgeline/core/testing/session';
import { FakeClock, FakeFailureLog, FakeTimer } from '@ridgeline/core/testing/shared';
import { FakeTeamGateway, FakeTeamInvites, FakeTeamServer } from '@ridgeline/core/testing/teams';
import { makeContainer } from '../composition/container.ts';
import { Language } from '../language/language.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { GuardKeeper } from '../view-model/guard-keeper.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { FakeNavigation } from './fake-navigation.ts';
import { FakePage } from './fake-page.ts';
import { outsidePages } from './outside-pages.ts';
import { ada, aSession } from './visitors.ts';

type Container = ReturnType<typeof makeContainer>;
type Token = Parameters<Container['isBound']>[0];
type PutIn = (container: Container) => void;

/** Replaces a real adapter by its fake wherever a module has bound it. */
function staged<Port>(port: Token & { readonly prototype: Port }, fake: NoInfer<Port>): PutIn {
  return (container) => {
    if (container.isBound(port)) container.rebind(port).toConstantValue(fake);
  };
}

/** The app's real composition at an address; only its adapters are core's fakes. */
export function aStagedWorld(address: string, environment = 'production') {
  const world = aSession();
  const { identity, accounts, profiles, preferences, session } = world;
  const { account } = profiles;
  const clock = new FakeClock();
  const teamServer = new FakeTeamServer();
  const navigation = new FakeNavigation(address);
  const fakes = {
    navigation,
    clock,
    teamServer,
    timer: new FakeTimer(clock),
    page: new FakePage(),
    viewport: new Viewport(1440),
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
    configuration: new Configuration(async () => ({ environment, pages: outsidePages })),
    keeper: new GuardKeeper(new EnterRoute(preferences), session, navigation),
    federated: new FakeFederatedSignIn(),
    returns: new FakeFederatedReturn(),
    tokens: new FakeSessionTokens(),
    google: new FakeGoogleSessions(),
    signUps: new FakeSignUpGateway(identity),
    recovery: new FakePasswordRecovery(identity),
    terms: new FakeTermsGateway(account),
    editor: new FakeProfileEditor(account),
    lists: new FakeChoiceListGateway(),
    projects: new FakeProjectGateway(),
    anonymous: new FakeAnonymousReports(),
    teams: new FakeTeamGateway(teamServer),
    invites: new FakeTeamInvites(teamServer),
    ui: new FakeUiConfigurationGateway(),
    allowances: new FakeAllowanceGateway(),
    tracker: new FakeEventTracker(),
  };
  const putIn = [
    staged(SessionStore, session),
    staged(GuardKeeper, fakes.keeper),
    staged(Language, fakes.language),
    staged(Configuration, fakes.configuration),
    staged(Viewport, fakes.viewport),
    staged(Page, fakes.page),
    staged(Clock, clock),
    staged(Timer, fakes.timer),
    staged(Identity, identity),
    staged(AccountDirectory, accounts),
    staged(Preferences, preferences),
    staged(ProfileGateway, profiles),
    staged(ProfileEditor, fakes.editor),
    staged(TermsGateway, fakes.terms),
    staged(ChoiceListGateway, fakes.lists),
    staged(FederatedSignIn, fakes.federated),
    staged(FederatedReturn, fakes.returns),
    staged(SessionTokens, fakes.tokens),
    staged(IdAssociations, new FakeIdAssociations()),
    staged(GoogleSessions, fakes.google),
    staged(SignUpGateway, fakes.signUps),
    staged(PasswordRecovery, fakes.recovery),
    staged(ProjectGateway, fakes.projects),
    staged(AnonymousReports, fakes.anonymous),
    staged(UniqueIds, new FakeUniqueIds()),
    staged(TeamGateway, fakes.teams),
    staged(TeamInvites, fakes.invites),
    staged(UiConfigurationGateway, fakes.ui),
    staged(AllowanceGateway, fakes.allowances),
    staged(FailureLog, new FakeFailureLog()),
    staged(EventTracker, fakes.tracker),
  ];
  return {
    ...world,
    ...fakes,
    container: stagedContainer(navigation, putIn),
    /** Signs Ada in, with the profile of this test. */
    async signIn(change: Partial<Profile> = {}): Promise<void> {
      account.change(change);
      await fakes.configuration.load();
      await session.signIn(ada);
    },
  };
}

/** A route's module is loaded with its screen: its ports are replaced by fakes as well. */
function stagedContainer(navigation: FakeNavigation, putIn: readonly PutIn[]): Container {
  const container = makeContainer(navigation);
  const load = container.load.bind(container);
  const exchange = (): void => {
    for (const put of putIn) put(container);
  };
  container.load = (...modules) => {
    load(...modules);
    exchange();
  };
  exchange();
  return container;
}
