import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { integrationMessages } from './integration.messages.ts';

/** The key that was just made, with its secret. */
// D API-5.1
export const MadeKey = observer(function MadeKey({ vm }: { readonly vm: ApiKeysViewModel }) {
  const words = useWords(integrationMessages);
  const { made } = vm;
  if (made === null) return null;
  return (
    <Alert tone="ok" title={words('made-title', { name: made.name })}>
      <Stack gap={2}>
        <p>{words('shown-once')}</p>
        <CodeBlock
          label={words('secret')}
          code={made.secret}
          copyLabel={words('copy')}
          onCopy={() => void vm.copy(made.secret)}
          wraps
        />
      </Stack>
    </Alert>
  );
});
