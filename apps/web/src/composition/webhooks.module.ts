import { HttpWebhookGateway } from '@ridgeline/adapters/http';
import { WebhookGateway } from '@ridgeline/core/integrations';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { WebhooksViewModel } from '../screens/integration/webhooks/webhooks.view-model.ts';
import { Drafts } from '../view-model/drafts.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** D API-5.4: the addresses that are told of events. */
export const webhooksModule = new ContainerModule(({ bind }) => {
  made(bind, HttpWebhookGateway, [API_CLIENT], { as: WebhookGateway });
  made(bind, WebhooksViewModel, {
    gateway: WebhookGateway,
    session: SessionStore,
    language: Language,
    drafts: Drafts,
    toasts: ToastStore,
  });
});
