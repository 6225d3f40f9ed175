import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Sheet } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { integrationMessages } from './integration.messages.ts';

/** A first call to paste, and where the whole contract is. */
export const TrySheet = observer(function TrySheet({ vm }: { readonly vm: ApiKeysViewModel }) {
  const words = useWords(integrationMessages);
  return (
    <Sheet id="try" title={words('try')}>
      <Stack gap={3}>
        <Text tone="second">{words(vm.made === null ? 'try-text' : 'try-text-made')}</Text>
        <CodeBlock
          label={words('command')}
          code={vm.example}
          copyLabel={words('copy-command')}
          onCopy={() => void vm.copy(vm.example)}
        />
        <Cluster gap={6}>
          <ExternalLink href={vm.apiAddress('/openapi.json')} newTabLabel={words('new-tab')}>
            {words('contract')}
          </ExternalLink>
          <ExternalLink href={vm.apiAddress('/reference')} newTabLabel={words('new-tab')}>
            {words('reference')}
          </ExternalLink>
        </Cluster>
      </Stack>
    </Sheet>
  );
});
