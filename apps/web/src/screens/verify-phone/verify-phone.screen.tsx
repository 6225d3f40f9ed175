import { LONGEST_VERIFICATION_CODE, profileMessages } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { verifyPhoneMessages } from './verify-phone.messages.ts';
import type { VerifyPhoneViewModel } from './verify-phone.view-model.ts';

type Props = { readonly vm: VerifyPhoneViewModel };

// PROF-6
export const VerifyPhoneScreen = observer(function VerifyPhoneScreen({ vm }: Props) {
  const words = useWords(verifyPhoneMessages);
  return (
    <Sheet id="verify-phone" title={words('sheet')}>
      {vm.phone === null ? (
        <Alert
          tone="info"
          actions={<LinkButton href={pathTo('fullProfile')}>{words('to-profile')}</LinkButton>}
        >
          {words('nothing-to-verify')}
        </Alert>
      ) : (
        <CodeForm vm={vm} phone={vm.phone} />
      )}
    </Sheet>
  );
});

const CodeForm = observer(function CodeForm({ vm, phone }: Props & { readonly phone: string }) {
  const words = useWords(verifyPhoneMessages);
  const general = useWords(profileMessages);
  return (
    <Form onSubmit={vm.submit}>
      <Text>{words('lead', { phone })}</Text>
      <TextField
        label={words('code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck="false"
        autoFocus
        isRequired
        maxLength={LONGEST_VERIFICATION_CODE}
        value={vm.code}
        onChange={vm.type}
        error={vm.problem === null ? undefined : general(vm.problem)}
      />
      {vm.wasResent && (
        <output>
          <Alert tone="ok">{general('code-resent')}</Alert>
        </output>
      )}
      <Cluster gap={2}>
        <Button
          type="submit"
          kind="primary"
          isDisabled={!vm.canSubmit && !vm.isSubmitting}
          isPending={vm.isSubmitting}
          pendingLabel={words('verifying')}
        >
          {words('verify')}
        </Button>
        <Button
          isDisabled={!vm.canResend && !vm.isResending}
          isPending={vm.isResending}
          pendingLabel={words('resending')}
          onPress={() => void vm.resend()}
        >
          {words('resend')}
        </Button>
        <Button kind="quiet" isDisabled={vm.code === '' || vm.isSubmitting} onPress={vm.clear}>
          {words('clear')}
        </Button>
      </Cluster>
    </Form>
  );
});
