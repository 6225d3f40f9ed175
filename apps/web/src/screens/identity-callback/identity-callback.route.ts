import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { IdentityCallbackScreen } from './identity-callback.screen.tsx';
import { IdentityCallbackViewModel } from './identity-callback.view-model.ts';

export const Component = screenOf(IdentityCallbackViewModel, IdentityCallbackScreen, federationModule);
