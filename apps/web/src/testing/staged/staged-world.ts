import { EnterRoute } from '@ridgeline/core/navigation';
import type { Profile } from '@ridgeline/core/profile';
import { Configuration } from '../../view-model/configuration.store.ts';
import { GuardKeeper } from '../../view-model/guard-keeper.ts';
import { FakeNavigation } from '../fake-navigation.ts';
import { outsidePages } from '../outside-pages.ts';
import { ada, aSession } from '../visitors.ts';
import { stageBilling } from './staged-billing.ts';
import { stageBrowser } from './staged-browser.ts';
import { stageIntegrations } from './staged-integrations.ts';
import { stageMarketing } from './staged-marketing.ts';
import { stagePlans } from './staged-plans.ts';
import { stageProfile } from './staged-profile.ts';
import { stageReports } from './staged-reports.ts';
import { stageSession } from './staged-session.ts';
import { stageTeams } from './staged-teams.ts';
import { staged, stagedContainer } from './staged.ts';

/** The app's real composition at an address; only its adapters are core's fakes, those of each area from its own file. */
export function aStagedWorld(address: string, environment = 'production') {
  const world = aSession();
  const { profiles, preferences, session } = world;
  const navigation = new FakeNavigation(address);
  const configuration = new Configuration(async () => ({ environment, pages: outsidePages }));
  const keeper = new GuardKeeper(new EnterRoute(preferences), session, navigation);
  const browser = stageBrowser(preferences);
  const sessions = stageSession(world);
  const profile = stageProfile(profiles, world.ends);
  const marketing = stageMarketing();
  const plans = stagePlans(browser.fakes.clock);
  const billing = stageBilling(browser.fakes.clock);
  const integrations = stageIntegrations(browser.fakes.clock);
  const reports = stageReports(profiles.account.profile.userId);
  const teams = stageTeams();
  return {
    ...world,
    ...browser.fakes,
    ...sessions.fakes,
    ...profile.fakes,
    ...marketing.fakes,
    ...plans.fakes,
    ...billing.fakes,
    ...integrations.fakes,
    ...reports.fakes,
    ...teams.fakes,
    navigation,
    configuration,
    keeper,
    container: stagedContainer(navigation, [
      staged(Configuration, configuration),
      staged(GuardKeeper, keeper),
      ...[browser, sessions, profile, marketing, plans, billing, integrations, reports, teams].flatMap(
        ({ replacements }) => replacements,
      ),
    ]),
    /** Signs Ada in, with the profile of this test. */
    async signIn(change: Partial<Profile> = {}): Promise<void> {
      profiles.account.change(change);
      await configuration.load();
      await session.signIn(ada);
    },
  };
}
