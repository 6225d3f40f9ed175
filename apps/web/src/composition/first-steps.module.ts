import { UserPoolSession } from '@ridgeline/adapters/cognito';
import { HttpTermsGateway } from '@ridgeline/adapters/http';
import { ChoiceListGateway, ProfileEditor, ProfileGateway } from '@ridgeline/core/profile';
import { AcceptTerms, IntroduceYourself, TermsGateway } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { AcceptTermsViewModel } from '../screens/accept-terms/accept-terms.view-model.ts';
import { IntroduceYourselfViewModel } from '../screens/introduce-yourself/introduce-yourself.view-model.ts';
import { MandatoryProfileViewModel } from '../screens/mandatory-profile/mandatory-profile.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { WalkthroughStore } from '../view-model/walkthrough.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The steps after sign-in: terms, name, introduction. The lists are in `choice-lists.module`. */
export const firstStepsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpTermsGateway, [API_CLIENT, UserPoolSession], { as: TermsGateway });
  made(bind, AcceptTerms, [TermsGateway]);
  made(bind, IntroduceYourself, [ProfileEditor]);

  made(bind, AcceptTermsViewModel, {
    accept: AcceptTerms,
    profiles: ProfileGateway,
    session: SessionStore,
    navigation: Navigation,
    configuration: Configuration,
  });
  made(bind, IntroduceYourselfViewModel, {
    introduce: IntroduceYourself,
    choiceLists: ChoiceListGateway,
    session: SessionStore,
    walkthrough: WalkthroughStore,
    navigation: Navigation,
  });
  made(bind, MandatoryProfileViewModel, {
    introduce: IntroduceYourself,
    session: SessionStore,
    navigation: Navigation,
  });
});
