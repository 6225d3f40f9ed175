import { useEffect } from 'react';
import { clipboardModule } from '../../composition/clipboard.module.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { integrationsModule } from '../../composition/integrations.module.ts';
import { integrationModule } from '../../composition/integration.module.ts';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { IntegrationScreen } from '../../screens/integration/integration.screen.tsx';
import { IntegrationViewModel } from '../../screens/integration/integration.view-model.ts';

const MODULES = [clipboardModule, integrationsModule, integrationModule];

const Webhooks = partOnDemand({ load: async () => (await import('../webhooks.part.tsx')).WebhooksPart });

export function Component() {
  // While the keys are read, so that nothing moves afterwards.
  useEffect(() => Webhooks.preload(), []);
  return <IntegrationScreen vm={useViewModel(IntegrationViewModel, ...MODULES)} Webhooks={Webhooks} />;
}
