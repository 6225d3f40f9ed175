import { UserPoolSession } from '@ridgeline/adapters/cognito';
import { HttpTermsGateway } from '@ridgeline/adapters/http';
import { LoadChoices, LoadProfile, ProfileEditor, ProfileGateway } from '@ridgeline/core/profile';
import { AcceptTerms, IntroduceYourself, TermsGateway } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { AcceptTermsViewModel } from '../screens/accept-terms/accept-terms.view-model.ts';
import { IntroduceYourselfViewModel } from '../screens/introduce-yourself/introduce-yourself.view-model.ts';
import { MandatoryProfileViewModel } from '../screens/mandatory-profile/mandatory-profile.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { WalkthroughStore } from '../view-model/walkthrough.store.ts';
import { API_CLIENT } from './tokens.ts';

/** What somebody is asked on the way in, once they are signed in. The lists come with `choice-lists.module`. */
export const firstStepsModule = new ContainerModule(({ bind }) => {
  bind(TermsGateway).toResolvedValue(
    (api, tokens: UserPoolSession) => new HttpTermsGateway(api, tokens),
    [API_CLIENT, UserPoolSession],
  );
  bind(AcceptTerms).toResolvedValue((terms: TermsGateway) => new AcceptTerms(terms), [TermsGateway]);
  bind(LoadProfile).toResolvedValue(
    (profiles: ProfileGateway) => new LoadProfile(profiles),
    [ProfileGateway],
  );
  bind(IntroduceYourself).toResolvedValue(
    (profiles: ProfileEditor) => new IntroduceYourself(profiles),
    [ProfileEditor],
  );

  bind(AcceptTermsViewModel).toResolvedValue(
    (
      accept: AcceptTerms,
      loadProfile: LoadProfile,
      session: SessionStore,
      navigation: Navigation,
      configuration: Configuration,
    ) => new AcceptTermsViewModel({ accept, loadProfile, session, navigation, configuration }),
    [AcceptTerms, LoadProfile, SessionStore, Navigation, Configuration],
  );
  bind(IntroduceYourselfViewModel).toResolvedValue(
    (
      introduce: IntroduceYourself,
      loadChoices: LoadChoices,
      session: SessionStore,
      walkthrough: WalkthroughStore,
      navigation: Navigation,
    ) => new IntroduceYourselfViewModel({ introduce, loadChoices, session, walkthrough, navigation }),
    [IntroduceYourself, LoadChoices, SessionStore, WalkthroughStore, Navigation],
  );
  bind(MandatoryProfileViewModel).toResolvedValue(
    (introduce: IntroduceYourself, session: SessionStore, navigation: Navigation) =>
      new MandatoryProfileViewModel({ introduce, session, navigation }),
    [IntroduceYourself, SessionStore, Navigation],
  );
});
