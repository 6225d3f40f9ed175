import { profileMessages } from '@ridgeline/core/profile';
import { validationMessages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { changeEmailMessages } from './change-email.messages.ts';
import type { ChangeEmailViewModel } from './change-email.view-model.ts';

type Props = { readonly vm: ChangeEmailViewModel };

// PROF-9
export const ChangeEmailScreen = observer(function ChangeEmailScreen({ vm }: Props) {
  const words = useWords(changeEmailMessages);
  const general = useWords(profileMessages);
  // PROF-3
  if (!vm.isNative) return <Alert tone="info">{general('federated-alert')}</Alert>;
  return vm.verifying === null ? (
    <Sheet id="new-email" title={words('sheet')}>
      <EmailForm vm={vm} />
    </Sheet>
  ) : (
    <Sheet id="verify-email" title={general('verify-email-title')}>
      <LinkSent vm={vm} step={vm.verifying} />
    </Sheet>
  );
});

const EmailForm = observer(function EmailForm({ vm }: Props) {
  const words = useWords(changeEmailMessages);
  const general = useWords(profileMessages);
  const rules = useWords(validationMessages);
  // VAL-2
  const hints = vm.problem === null ? [] : [rules('email-hint')];
  return (
    <Form onSubmit={vm.submit}>
      <Text>{words('lead', { email: vm.currentEmail })}</Text>
      <TextField
        label={words('email')}
        hint={[rules('email-is-username'), ...hints].join(' ')}
        type="email"
        name="new-email"
        autoComplete="email"
        autoFocus
        isRequired
        isReadOnly={vm.isRequesting}
        value={vm.email}
        onChange={vm.type}
        error={vm.problem === null ? undefined : general(vm.problem)}
      />
      <Cluster>
        <Button type="submit" kind="primary" isPending={vm.isRequesting} pendingLabel={words('sending')}>
          {words('send')}
        </Button>
      </Cluster>
    </Form>
  );
});

type SentProps = Props & { readonly step: NonNullable<ChangeEmailViewModel['verifying']> };

const LinkSent = observer(function LinkSent({ vm, step }: SentProps) {
  const words = useWords(changeEmailMessages);
  const general = useWords(profileMessages);
  const isGood = step.news === 'email-code-sent' || step.news === 'email-code-resent';
  return (
    <Stack gap={4}>
      <output>
        <Alert tone={isGood ? 'ok' : 'danger'}>{general(step.news)}</Alert>
      </output>
      <Text>{words('sent', { email: step.email, current: vm.currentEmail })}</Text>
      <Cluster gap={2}>
        <Button
          icon={<MailIcon />}
          isPending={step.resend === 'asked'}
          pendingLabel={words('resending')}
          onPress={() => void vm.resend()}
        >
          {words('resend')}
        </Button>
        <Button kind="quiet" isDisabled={step.resend === 'asked'} onPress={vm.startOver}>
          {words('other-email')}
        </Button>
      </Cluster>
    </Stack>
  );
});
