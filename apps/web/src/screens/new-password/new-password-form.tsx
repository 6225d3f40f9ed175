import { LONGEST_VERIFICATION_CODE } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newPasswordMessages, recoveryMessages } from './new-password.messages.ts';
import type { NewPasswordViewModel } from './new-password.view-model.ts';

export const NewPasswordForm = observer(function NewPasswordForm({
  vm,
}: {
  readonly vm: NewPasswordViewModel;
}) {
  const words = useWords(newPasswordMessages);
  const told = useWords(recoveryMessages);
  return (
    <Form onSubmit={vm.submit}>
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
        onChange={vm.typeCode}
        error={vm.codeProblem === null ? undefined : told(vm.codeProblem)}
      />
      <PasswordField
        label={words('password')}
        showLabel={words('show-password')}
        name="password"
        autoComplete="new-password"
        isRequired
        value={vm.password}
        onChange={vm.typePassword}
        error={vm.passwordProblem === null ? undefined : told(vm.passwordProblem)}
      />
      <RuleList
        label={words('rules')}
        metLabel={words('met')}
        unmetLabel={words('unmet')}
        rules={vm.passwordRules.map(({ rule, met }) => ({
          id: rule,
          words: told(`rule-${rule}`),
          isMet: met,
        }))}
      />
      <FormError>{vm.problem === null ? null : told(vm.problem)}</FormError>
      {vm.wasResent && (
        <output>
          <Alert tone="ok">{told('code-resent')}</Alert>
        </output>
      )}
      <SubmitButton isPending={vm.isSetting} isDisabled={vm.isResending} pendingLabel={words('pending')}>
        {words('submit')}
      </SubmitButton>
      <Button
        icon={<MailIcon />}
        onPress={() => void vm.resend()}
        isDisabled={vm.isSetting}
        isPending={vm.isResending}
        pendingLabel={words('resending')}
      >
        {words('resend')}
      </Button>
    </Form>
  );
});
