import { type Connection, integrationsMessages } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { integrationMessages } from './integration.messages.ts';
import { KeyDetail } from './key-detail.tsx';
import { MadeKey } from './made-key.tsx';

type Props = { readonly vm: ApiKeysViewModel; readonly connection: Connection };

/** API-5: the one key of an integration. */
export const ConnectionSheet = observer(function ConnectionSheet({ vm, connection }: Props) {
  const words = useWords(integrationMessages);
  const why = useWords(integrationsMessages);
  const { key, integration } = connection;
  const { id: name } = integration;
  return (
    <Sheet id="key" title={words('key')}>
      <Stack gap={4}>
        <Text tone="second">{words('what-keys-do')}</Text>
        <MadeKey vm={vm} />
        <Text>{key === null ? words('no-keys') : <KeyDetail apiKey={key} />}</Text>
        <FormError>{vm.failure !== null && why(vm.failure)}</FormError>
        <Cluster>
          {vm.isInPlan && (
            <Button
              kind={key === null ? 'primary' : 'secondary'}
              isPending={vm.busy === 'create'}
              pendingLabel={words('creating')}
              onPress={() => (key === null ? void vm.connect(name) : vm.ask({ to: 'replace', name }))}
            >
              {words(key === null ? 'connect' : 'replace')}
            </Button>
          )}
          {key !== null && <Button onPress={() => vm.ask({ to: 'revoke', name })}>{words('revoke')}</Button>}
        </Cluster>
      </Stack>
    </Sheet>
  );
});
