import { HttpWebhookGateway } from '@ridgeline/adapters/http';
import { ApiKeyGateway, CreateApiKey, RevokeApiKey, WebhookGateway } from '@ridgeline/core/integrations';
import { Clipboard } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ApiKeysViewModel } from '../screens/integration/api-keys.view-model.ts';
import { IntegrationViewModel } from '../screens/integration/integration.view-model.ts';
import { WebhooksViewModel } from '../screens/integration/webhooks.view-model.ts';
import { IntegrationsStore } from '../view-model/integrations.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** One integration and its keys. */
export const integrationModule = new ContainerModule(({ bind }) => {
  made(bind, CreateApiKey, [ApiKeyGateway]);
  made(bind, RevokeApiKey, [ApiKeyGateway]);
  made(bind, ApiKeysViewModel, {
    store: IntegrationsStore,
    create: CreateApiKey,
    revoke: RevokeApiKey,
    clipboard: Clipboard,
    page: Page,
    toasts: ToastStore,
    language: Language,
  });
  made(bind, HttpWebhookGateway, [API_CLIENT], { as: WebhookGateway });
  made(bind, WebhooksViewModel, [WebhookGateway, Language]);
  made(bind, IntegrationViewModel, [ApiKeysViewModel, WebhooksViewModel, Navigation]);
});
