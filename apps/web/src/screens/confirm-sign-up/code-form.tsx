import { LONGEST_VERIFICATION_CODE } from '@ridgeline/core/profile';
import { validationMessages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/heading.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { codeNewsMessages, confirmSignUpMessages } from './confirm-sign-up.messages.ts';
import type { ConfirmSignUpViewModel } from './confirm-sign-up.view-model.ts';

/** AUTH-13: the form for the code, with a button that sends a new one. */
export const CodeForm = observer(function CodeForm({ vm }: { readonly vm: ConfirmSignUpViewModel }) {
  const words = useWords(confirmSignUpMessages);
  const problems = useWords(validationMessages);
  const told = useWords(codeNewsMessages);
  return (
    <Form onSubmit={vm.submit}>
      {vm.asksForEmail && <EmailField label={words('email')} value={vm.email} onChange={vm.typeEmail} />}
      <TextField
        label={words('code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck="false"
        autoFocus={!vm.asksForEmail}
        isRequired
        maxLength={LONGEST_VERIFICATION_CODE}
        value={vm.code}
        onChange={vm.typeCode}
        error={vm.codeProblem === null ? undefined : problems(vm.codeProblem)}
      />
      <FormError>{vm.problem === null ? null : told(vm.problem)}</FormError>
      {vm.wasResent && (
        <output>
          <Alert tone="ok">{told('code-resent')}</Alert>
        </output>
      )}
      <SubmitButton isPending={vm.isConfirming} pendingLabel={words('pending')}>
        {words('submit')}
      </SubmitButton>
      <Text tone="second" size="xs">
        {words('not-arrived')}
      </Text>
      <Button
        icon={<MailIcon />}
        onPress={() => void vm.resend()}
        isDisabled={!vm.canResend}
        isPending={vm.isResending}
        pendingLabel={words('resending')}
      >
        {words('resend')}
      </Button>
    </Form>
  );
});
