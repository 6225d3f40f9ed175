import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { IdentityCallbackScreen } from '../../screens/identity-callback/identity-callback.screen.tsx';
import { IdentityCallbackViewModel } from '../../screens/identity-callback/identity-callback.view-model.ts';

export const Component = screenOf(IdentityCallbackViewModel, IdentityCallbackScreen, federationModule);
