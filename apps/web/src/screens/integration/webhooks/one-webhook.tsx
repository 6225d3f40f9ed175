import type { Webhook } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataList, DataRow } from '../../../ui/data-list.tsx';
import { Form } from '../../../ui/form.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Deliveries } from './deliveries.tsx';
import { EventChoice } from './event-choice.tsx';
import { webhooksScreenMessages } from './webhooks.messages.ts';
import type { WebhooksViewModel } from './webhooks.view-model.ts';

type Props = {
  readonly vm: WebhooksViewModel;
  readonly webhook: Webhook;
  readonly isInPlan: boolean;
};

export const OneWebhook = observer(function OneWebhook({ vm, webhook, isInPlan }: Props) {
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
        {isInPlan && <Changes vm={vm} webhook={webhook} />}
        <Button size="s" onPress={() => vm.askToRemove(webhook)}>
          {words('remove')}
        </Button>
      </Cluster>
      {vm.editing?.id === id && <EditEvents vm={vm} address={address} />}
      {vm.opened?.id === id && <Deliveries vm={vm} />}
    </Stack>
  );
});

function Changes({ vm, webhook }: Pick<Props, 'vm' | 'webhook'>) {
  const words = useWords(webhooksScreenMessages);
  const { id, standing } = webhook;
  return (
    <>
      <Button size="s" onPress={() => vm.edit(webhook)}>
        {words('change-events')}
      </Button>
      {standing === 'on' ? (
        <>
          <Button size="s" onPress={() => void vm.sendTest(id)}>
            {words('send-test')}
          </Button>
          <Button size="s" onPress={() => void vm.rotate(id)}>
            {words('rotate')}
          </Button>
          <Button size="s" onPress={() => void vm.turnOff(id)}>
            {words('turn-off')}
          </Button>
        </>
      ) : (
        <Button size="s" onPress={() => void vm.turnOn(id)}>
          {words('turn-on')}
        </Button>
      )}
    </>
  );
}

const EditEvents = observer(function EditEvents({ vm, address }: { vm: WebhooksViewModel; address: string }) {
  const words = useWords(webhooksScreenMessages);
  const chosen = vm.editing?.events ?? [];
  return (
    <Form onSubmit={vm.saveEvents}>
      <EventChoice legend={words('events-of', { address })} chosen={chosen} onChoose={vm.chooseInEdit} />
      <Cluster gap={2}>
        <Button type="submit" size="s" isPending={vm.isBusy} pendingLabel={words('saving')}>
          {words('save')}
        </Button>
        <Button size="s" kind="quiet" onPress={() => vm.edit(null)}>
          {words('cancel')}
        </Button>
      </Cluster>
    </Form>
  );
});
