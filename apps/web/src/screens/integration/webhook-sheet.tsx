import { WEBHOOK_EVENTS, type Webhook, webhooksMessages } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { DataList, DataRow } from '../../ui/data-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './integration.module.css';
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
  return (
    <Sheet id="webhooks" title={words('title')}>
      <Stack gap={4}>
        <Text tone="second">{words('lead')}</Text>
        {made !== null && (
          <Alert tone="ok" title={words('made-title', { address: made.webhook.address })}>
            <Stack gap={2}>
              <p>{words('shown-once')}</p>
              <CodeBlock
                label={words('secret')}
                code={made.secret}
                copyLabel={words('copy')}
                onCopy={() => void onCopy(made.secret)}
                wraps
              />
            </Stack>
          </Alert>
        )}
        {vm.webhooks.map((webhook) => (
          <OneWebhook key={webhook.id} vm={vm} webhook={webhook} isInPlan={isInPlan} />
        ))}
        {isInPlan && (
          <div className={styles['form']}>
            <NewWebhook vm={vm} />
          </div>
        )}
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
      </Stack>
      <RemoveDialog vm={vm} />
    </Sheet>
  );
});

const OneWebhook = observer(function OneWebhook({
  vm,
  webhook,
  isInPlan,
}: Pick<Props, 'vm' | 'isInPlan'> & { readonly webhook: Webhook }) {
  const words = useWords(webhooksScreenMessages);
  const { id, standing, address } = webhook;
  return (
    <Stack gap={2}>
      <DataList label={address}>
        <DataRow
          title={address}
          detail={webhook.events.map((event) => words(event)).join(' · ')}
          badge={<Badge tone={standing === 'on' ? 'ok' : 'warn'}>{words(standing)}</Badge>}
        />
      </DataList>
      <Cluster gap={2}>
        <Button size="s" onPress={() => void vm.open(id)}>
          {words(vm.opened?.id === id ? 'refresh' : 'deliveries')}
        </Button>
        {isInPlan && standing === 'on' && (
          <>
            <Button size="s" onPress={() => void vm.sendTest(id)}>
              {words('send-test')}
            </Button>
            <Button size="s" onPress={() => void vm.rotate(id)}>
              {words('rotate')}
            </Button>
          </>
        )}
        {isInPlan && standing !== 'on' && (
          <Button size="s" onPress={() => void vm.turnOn(id)}>
            {words('turn-on')}
          </Button>
        )}
        <Button size="s" onPress={() => vm.askToRemove(webhook)}>
          {words('remove')}
        </Button>
      </Cluster>
      {vm.opened?.id === id && <Deliveries vm={vm} />}
    </Stack>
  );
});

const Deliveries = observer(function Deliveries({ vm }: Pick<Props, 'vm'>) {
  const words = useWords(webhooksScreenMessages);
  const language = useLanguage();
  const { opened } = vm;
  if (opened === null) return null;
  if (opened.deliveries.length === 0) return <Text tone="second">{words('no-deliveries')}</Text>;
  return (
    <DataList label={words('deliveries')}>
      {opened.deliveries.map(({ id, event, createdAt, standing, tries, status }) => (
        <DataRow
          key={id}
          title={event}
          detail={[
            language.dateAndTime(createdAt),
            words('tried', { count: tries }),
            ...(status === null ? [] : [String(status)]),
          ].join(' · ')}
          badge={
            <Badge tone={standing === 'accepted' ? 'ok' : standing === 'waiting' ? 'info' : 'warn'}>
              {words(standing)}
            </Badge>
          }
          actions={
            <Button size="s" onPress={() => void vm.replay(opened.id, id)}>
              {words('again')}
            </Button>
          }
        />
      ))}
    </DataList>
  );
});

const NewWebhook = observer(function NewWebhook({ vm }: Pick<Props, 'vm'>) {
  const words = useWords(webhooksScreenMessages);
  const why = useWords(webhooksMessages);
  return (
    <Form onSubmit={vm.add}>
      <TextField
        label={words('address')}
        hint={words('address-hint')}
        type="url"
        value={vm.address}
        onChange={vm.enter}
        error={vm.failure === null ? undefined : why(vm.failure)}
        autoComplete="off"
      />
      <RadioGroup
        label={words('whose')}
        options={[
          { id: 'me', label: words('me') },
          { id: 'team', label: words('team') },
        ]}
        value={vm.of}
        onChange={vm.belongTo}
      />
      <fieldset className={styles['events']}>
        <legend>{words('events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            isSelected={vm.events.includes(event)}
            onChange={(isChosen) => vm.choose(event, isChosen)}
          >
            {words(event)}
          </Checkbox>
        ))}
      </fieldset>
      <Cluster>
        <Button
          type="submit"
          isPending={vm.isBusy}
          pendingLabel={words('adding')}
          isDisabled={vm.events.length === 0}
        >
          {words('add')}
        </Button>
      </Cluster>
    </Form>
  );
});

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
