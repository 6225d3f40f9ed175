import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { integrationMessages } from './integration.messages.ts';

/** Asks before a key stops working. */
export const AskedDialog = observer(function AskedDialog({ vm }: { readonly vm: ApiKeysViewModel }) {
  const words = useWords(integrationMessages);
  const { asked, busy } = vm;
  const name = asked?.name ?? '';
  const to = asked?.to ?? 'revoke';
  const close = () => vm.ask(null);
  return (
    <Dialog
      kind="alert"
      isOpen={asked !== null}
      onClose={close}
      closeLabel={words('close')}
      title={words(`${to}-title`, { name })}
      actions={
        <>
          <Button
            kind="danger"
            isPending={busy !== null}
            pendingLabel={words(to === 'revoke' ? 'revoking' : 'replacing')}
            onPress={() => void (to === 'revoke' ? vm.revoke(name) : vm.connect(name))}
          >
            {words(to)}
          </Button>
          <Button isDisabled={busy !== null} onPress={close}>
            {words('keep')}
          </Button>
        </>
      }
    >
      <p>{words(`${to}-text`)}</p>
    </Dialog>
  );
});
