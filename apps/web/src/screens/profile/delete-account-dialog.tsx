import { moneyText } from '@ridgeline/core/billing';
import { deleteAccountMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { EffectsAtOnce } from '../../parts/effects-at-once.tsx';
import { shellMessages } from '../../parts/shell.messages.ts';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AccountDeletion } from './account-deletion.ts';
import { profileScreenMessages } from './profile.messages.ts';

/** Says what is lost and what stays, and asks for the email. */
export const DeleteAccountDialog = observer(function DeleteAccountDialog({
  deletion,
}: {
  readonly deletion: AccountDeletion;
}) {
  const words = useWords(profileScreenMessages);
  const { locale } = useLanguage();
  const general = useWords(deleteAccountMessages);
  const shell = useWords(shellMessages);
  const isDeleting = deletion.state === 'deleting';
  return (
    <Dialog
      kind="plain"
      isOpen
      onClose={deletion.cancel}
      closeLabel={shell('close')}
      title={general('delete-account')}
    >
      <Form onSubmit={deletion.confirm}>
        <Stack gap={2}>
          <p>{words('delete-what')}</p>
          {deletion.passesTeamOn && <p>{words('delete-team')}</p>}
          <p>
            {words('delete-plan')}
            {deletion.creditLost > 0 &&
              ` ${words('delete-credit', { amount: moneyText(deletion.creditLost, locale) })}`}
          </p>
        </Stack>
        <TextField
          label={words('delete-type', { email: deletion.email })}
          name="confirmation"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          value={deletion.typed}
          onChange={deletion.type}
          isReadOnly={isDeleting}
        />
        <FormError>{deletion.failure === null ? null : general(deletion.failure)}</FormError>
        <Cluster gap={2}>
          <Button isDisabled={isDeleting} onPress={deletion.cancel}>
            {words('cancel')}
          </Button>
          <Button
            type="submit"
            kind="danger"
            isDisabled={!deletion.isConfirmed}
            isPending={isDeleting}
            pendingLabel={words('deleting')}
          >
            {words('delete-confirm')}
          </Button>
        </Cluster>
      </Form>
      <EffectsAtOnce />
    </Dialog>
  );
});
