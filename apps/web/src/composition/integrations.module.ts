import { HttpApiKeyGateway, HttpIntegrationGateway } from '@ridgeline/adapters/http';
import { ApiKeyGateway, IntegrationGateway, ListIntegrations } from '@ridgeline/core/integrations';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { IntegrationsViewModel } from '../screens/integrations/integrations.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { IntegrationsStore } from '../view-model/integrations.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The integrations and API keys of the signed-in user. */
export const integrationsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpIntegrationGateway, [API_CLIENT], { as: IntegrationGateway });
  made(bind, HttpApiKeyGateway, [API_CLIENT], { as: ApiKeyGateway });
  made(bind, ListIntegrations, [IntegrationGateway, ApiKeyGateway]);
  made(bind, IntegrationsStore, {
    list: ListIntegrations,
    session: SessionStore,
    clock: Clock,
    configuration: Configuration,
  });
  made(bind, IntegrationsViewModel, [IntegrationsStore]);
});
