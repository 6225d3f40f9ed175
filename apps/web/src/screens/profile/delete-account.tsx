import { deleteAccountMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { AccountDeletion } from './account-deletion.ts';
import { profileScreenMessages } from './profile.messages.ts';

const loadDialog = loadingPage(() => import('./delete-account-dialog.tsx'));
const DeleteAccountDialog = lazy(async () => ({ default: (await loadDialog()).DeleteAccountDialog }));

export const DeleteAccountSheet = observer(function DeleteAccountSheet({
  deletion,
}: {
  readonly deletion: AccountDeletion;
}) {
  const words = useWords(profileScreenMessages);
  const general = useWords(deleteAccountMessages);
  return (
    <Sheet id="delete-account" title={general('delete-account')}>
      <Stack gap={3}>
        <Text tone="second" size="xs">
          {words('delete-text')}
        </Text>
        <Cluster>
          <Button onHoverStart={() => void loadDialog().catch(() => {})} onPress={deletion.ask}>
            {words('delete-open')}
          </Button>
        </Cluster>
      </Stack>
      {deletion.state !== 'closed' && (
        <Suspense>
          <DeleteAccountDialog deletion={deletion} />
        </Suspense>
      )}
    </Sheet>
  );
});
