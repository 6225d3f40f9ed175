import { deleteAccountMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { AccountDeletion } from './account-deletion.ts';
import { profileScreenMessages } from './profile.messages.ts';

const DeleteAccountDialog = overlayOnDemand<{ readonly deletion: AccountDeletion }>(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

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
          <Button onHoverStart={DeleteAccountDialog.preload} onPress={deletion.ask}>
            {words('delete-open')}
          </Button>
        </Cluster>
      </Stack>
      {deletion.state !== 'closed' && (
        <DeleteAccountDialog deletion={deletion} isOpen onClose={deletion.cancel} />
      )}
    </Sheet>
  );
});
