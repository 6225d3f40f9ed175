import { webhooksMessages } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { FormError } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/card.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Text } from '../../../ui/heading.tsx';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../../ui/skeleton.tsx';
import styles from '../integration.module.css';
import { SecretOnce } from '../secret-once.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { OneWebhook } from './one-webhook.tsx';
import { VERIFY_SNIPPET } from './verify-snippet.ts';
import { webhooksScreenMessages } from './webhooks.messages.ts';
import type { WebhooksViewModel } from './webhooks.view-model.ts';

type Props = {
  readonly vm: WebhooksViewModel;
  readonly isInPlan: boolean;
  readonly onCopy: (text: string) => Promise<void>;
};

// D API-5.4
export const WebhookSheet = observer(function WebhookSheet({ vm, isInPlan, onCopy }: Props) {
  const words = useWords(webhooksScreenMessages);
  const { made } = vm;
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <Sheet id="webhooks" title={words('title')}>
      <div ref={place} tabIndex={-1}>
        <Stack gap={4}>
          <Text tone="second">{words('lead')}</Text>
          {made !== null && (
            <SecretOnce
              role="alert"
              title={words('made-title', { address: made.webhook.address })}
              text={words('shown-once')}
              label={words('secret')}
              secret={made.secret}
              copyLabel={words('copy')}
              onCopy={onCopy}
            />
          )}
          {vm.isAnswered ? (
            <>
              <Addresses vm={vm} isInPlan={isInPlan} />
              <HowToVerify onCopy={onCopy} />
            </>
          ) : (
            <Loading />
          )}
        </Stack>
      </div>
      <RemoveDialog vm={vm} />
    </Sheet>
  );
});

/** What is below the addresses waits with them: they would push it down. */
function Loading() {
  const words = useWords(webhooksScreenMessages);
  return (
    <Waiting label={words('loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Waiting>
  );
}

const Addresses = observer(function Addresses({ vm, isInPlan }: Pick<Props, 'vm' | 'isInPlan'>) {
  const why = useWords(webhooksMessages);
  const { failure, addressFailure } = vm;
  return (
    <>
      {vm.webhooks.map((webhook) => (
        <OneWebhook key={webhook.id} vm={vm} webhook={webhook} isInPlan={isInPlan} />
      ))}
      <FormError>{failure === null || addressFailure !== null ? null : why(failure)}</FormError>
      {isInPlan && (
        <div className={styles['form']}>
          <NewWebhook vm={vm} />
        </div>
      )}
    </>
  );
});

function HowToVerify({ onCopy }: Pick<Props, 'onCopy'>) {
  const words = useWords(webhooksScreenMessages);
  return (
    <Disclosure title={words('verify')}>
      <Stack gap={2}>
        <Text tone="second">{words('verify-text')}</Text>
        <CodeBlock
          label={words('snippet')}
          code={VERIFY_SNIPPET}
          copyLabel={words('copy-snippet')}
          onCopy={() => void onCopy(VERIFY_SNIPPET)}
        />
      </Stack>
    </Disclosure>
  );
}

const RemoveDialog = observer(function RemoveDialog({ vm }: Pick<Props, 'vm'>) {
  const words = useWords(webhooksScreenMessages);
  const { removing } = vm;
  const close = () => vm.askToRemove(null);
  return (
    <Dialog
      kind="alert"
      isOpen={removing !== null}
      onClose={close}
      closeLabel={words('close')}
      title={words('remove-title')}
      actions={
        <>
          <Button kind="danger" onPress={() => void vm.remove(removing?.id ?? '')}>
            {words('remove')}
          </Button>
          <Button onPress={close}>{words('keep')}</Button>
        </>
      }
    >
      <p>{words('remove-text', { address: removing?.address ?? '' })}</p>
    </Dialog>
  );
});
