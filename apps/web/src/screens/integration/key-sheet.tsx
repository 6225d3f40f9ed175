import { type ApiKey, integrationsMessages } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { DataList, DataRow } from '../../ui/data-list.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { integrationMessages } from './integration.messages.ts';
import styles from './integration.module.css';
import { KeyDetail } from './key-detail.tsx';
import { MadeKey } from './made-key.tsx';

type Props = { readonly vm: ApiKeysViewModel; readonly keys: readonly ApiKey[] };

/** API-5: the keys of the reader's own software, and the form for another one. */
export const KeySheet = observer(function KeySheet({ vm, keys }: Props) {
  const words = useWords(integrationMessages);
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <Sheet id="keys" title={words('keys')}>
      <div ref={place} tabIndex={-1}>
        <Stack gap={4}>
          <Text tone="second">{words('what-keys-do')}</Text>
          <MadeKey vm={vm} />
          {keys.length === 0 ? (
            <Text tone="second">{words('no-keys')}</Text>
          ) : (
            <DataList label={words('keys')}>
              {keys.map((key) => (
                <DataRow
                  key={key.name}
                  title={key.name}
                  detail={<KeyDetail apiKey={key} />}
                  actions={
                    <Button
                      size="s"
                      aria-label={words('revoke-named', { name: key.name })}
                      onPress={() => vm.ask({ to: 'revoke', name: key.name })}
                    >
                      {words('revoke')}
                    </Button>
                  }
                />
              ))}
            </DataList>
          )}
          {vm.isInPlan && (
            <div className={styles['form']}>
              <NewKey vm={vm} />
            </div>
          )}
        </Stack>
      </div>
    </Sheet>
  );
});

const NewKey = observer(function NewKey({ vm }: Pick<Props, 'vm'>) {
  const words = useWords(integrationMessages);
  const why = useWords(integrationsMessages);
  return (
    <Form onSubmit={vm.make}>
      <TextField
        label={words('name')}
        hint={words('name-hint')}
        value={vm.name}
        onChange={vm.nameIt}
        error={vm.failure === null ? undefined : why(vm.failure)}
        autoComplete="off"
      />
      <Cluster>
        <Button type="submit" isPending={vm.busy === 'create'} pendingLabel={words('creating')}>
          {words('create')}
        </Button>
      </Cluster>
    </Form>
  );
});
