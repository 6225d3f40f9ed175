import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { googleCallbackModule } from '../../composition/google-callback.module.ts';
import { IdentityCallbackScreen } from '../../screens/identity-callback/identity-callback.screen.tsx';
import { GoogleCallbackViewModel } from '../../screens/google-callback/google-callback.view-model.ts';

export const Component = screenOf(
  GoogleCallbackViewModel,
  IdentityCallbackScreen,
  federationModule,
  googleCallbackModule,
);
