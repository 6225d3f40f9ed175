import { ApiKeyGateway, CreateApiKey, RevokeApiKey } from '@ridgeline/core/integrations';
import { Clipboard } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ApiKeysViewModel } from '../screens/integration/api-keys.view-model.ts';
import { IntegrationViewModel } from '../screens/integration/integration.view-model.ts';
import { IntegrationsStore } from '../view-model/integrations.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

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
  made(bind, IntegrationViewModel, [ApiKeysViewModel, Navigation]);
});
