import { useViewModel } from '../composition/container-context.tsx';
import { draftsModule } from '../composition/drafts.module.ts';
import { ownRecordsModule } from '../composition/own-records.module.ts';
import { webhooksModule } from '../composition/webhooks.module.ts';
import { WebhookSheet } from '../screens/integration/webhooks/webhook-sheet.tsx';
import { WebhooksViewModel } from '../screens/integration/webhooks/webhooks.view-model.ts';

const MODULES = [ownRecordsModule, draftsModule, webhooksModule];

type Props = { readonly isInPlan: boolean; readonly onCopy: (text: string) => Promise<void> };

export function WebhooksPart(props: Props) {
  return <WebhookSheet vm={useViewModel(WebhooksViewModel, ...MODULES)} {...props} />;
}
