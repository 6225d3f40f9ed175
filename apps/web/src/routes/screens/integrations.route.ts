import { screenOf } from '../../composition/container-context.tsx';
import { integrationsModule } from '../../composition/integrations.module.ts';
import { IntegrationsScreen } from '../../screens/integrations/integrations.screen.tsx';
import { IntegrationsViewModel } from '../../screens/integrations/integrations.view-model.ts';

export const Component = screenOf(IntegrationsViewModel, IntegrationsScreen, integrationsModule);
