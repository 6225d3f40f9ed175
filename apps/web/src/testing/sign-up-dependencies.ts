import { CheckSignUpEmail, SignUp, StartFederatedSignIn } from '@ridgeline/core/session';
import type { Preferences } from '@ridgeline/core/shared';
import { FakeFederatedSignIn, FakeSignUpGateway } from '@ridgeline/core/testing/session';
import { FakeAccountDirectory, FakePreferences } from '@ridgeline/core/testing/shared';
import { JustSignedUp } from '../screens/sign-up/just-signed-up.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';

/** The dependencies of a sign-up, on core's fakes. */
export function signUpDependencies(
  accounts: FakeSignUpGateway = new FakeSignUpGateway(),
  preferences: Preferences = new FakePreferences(),
) {
  const directory = new FakeAccountDirectory();
  const federated = new FakeFederatedSignIn();
  return {
    accounts,
    directory,
    federated,
    preferences,
    checkEmail: new CheckSignUpEmail(directory),
    signUp: new SignUp(accounts),
    fresh: new JustSignedUp(),
    provider: new ProviderSignIn(new StartFederatedSignIn(federated)),
  };
}
