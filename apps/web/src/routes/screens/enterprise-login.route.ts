import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { EnterpriseLoginScreen } from '../../screens/enterprise-login/enterprise-login.screen.tsx';
import { EnterpriseLoginViewModel } from '../../screens/enterprise-login/enterprise-login.view-model.ts';

export const Component = screenOf(EnterpriseLoginViewModel, EnterpriseLoginScreen, federationModule);
