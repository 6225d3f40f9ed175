import { clipboardModule } from '../../composition/clipboard.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { integrationsModule } from '../../composition/integrations.module.ts';
import { integrationModule } from '../../composition/integration.module.ts';
import { IntegrationScreen } from '../../screens/integration/integration.screen.tsx';
import { IntegrationViewModel } from '../../screens/integration/integration.view-model.ts';

export const Component = screenOf(
  IntegrationViewModel,
  IntegrationScreen,
  clipboardModule,
  integrationsModule,
  integrationModule,
);
