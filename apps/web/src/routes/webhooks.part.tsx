import { useViewModel } from '../composition/container-context.tsx';
import { webhooksModule } from '../composition/webhooks.module.ts';
import { WebhookSheet } from '../screens/integration/webhooks/webhook-sheet.tsx';
import { WebhooksViewModel } from '../screens/integration/webhooks/webhooks.view-model.ts';

type Props = { readonly isInPlan: boolean; readonly onCopy: (text: string) => Promise<void> };

export function WebhooksPart(props: Props) {
  return <WebhookSheet vm={useViewModel(WebhooksViewModel, webhooksModule)} {...props} />;
}
