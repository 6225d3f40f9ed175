import { webhooksMessages } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EventChoice } from './event-choice.tsx';
import { webhooksScreenMessages } from './webhooks.messages.ts';
import type { WebhooksViewModel } from './webhooks.view-model.ts';

export const NewWebhook = observer(function NewWebhook({ vm }: { readonly vm: WebhooksViewModel }) {
  const words = useWords(webhooksScreenMessages);
  const why = useWords(webhooksMessages);
  return (
    <Form onSubmit={vm.add}>
      <TextField
        label={words('address')}
        hint={words('address-hint')}
        type="url"
        maxLength={500}
        value={vm.address}
        onChange={vm.type}
        error={vm.addressFailure === null ? undefined : why(vm.addressFailure)}
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
      <EventChoice legend={words('events')} chosen={vm.events} onChoose={vm.choose} />
      <Cluster>
        <Button type="submit" isPending={vm.isBusy} pendingLabel={words('adding')}>
          {words('add')}
        </Button>
      </Cluster>
    </Form>
  );
});
