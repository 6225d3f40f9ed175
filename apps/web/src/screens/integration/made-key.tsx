import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { integrationMessages } from './integration.messages.ts';
import { SecretOnce } from './secret-once.tsx';

/** The key that was just made, with its secret. */
// D API-5.1
export const MadeKey = observer(function MadeKey({ vm }: { readonly vm: ApiKeysViewModel }) {
  const words = useWords(integrationMessages);
  const { made } = vm;
  if (made === null) return null;
  return (
    <SecretOnce
      title={words('made-title', { name: made.name })}
      text={words('shown-once')}
      label={words('secret')}
      secret={made.secret}
      copyLabel={words('copy')}
      onCopy={vm.copy}
    />
  );
});
