import { pathTo } from '@ridgeline/core/routes';
import { sessionMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { forgotPasswordMessages } from './forgot-password.messages.ts';
import type { ForgotPasswordViewModel } from './forgot-password.view-model.ts';

// AUTH-10
export const ForgotPasswordScreen = observer(function ForgotPasswordScreen({
  vm,
}: {
  readonly vm: ForgotPasswordViewModel;
}) {
  const words = useWords(forgotPasswordMessages);
  const failures = useWords(sessionMessages);
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <EmailField
            label={words('email')}
            value={vm.email}
            onChange={vm.typeEmail}
            problem={vm.emailProblem}
          />
          <FormError>{vm.problem === null ? null : failures(vm.problem)}</FormError>
          <SubmitButton isPending={vm.isPending} pendingLabel={words('pending')}>
            {words('submit')}
          </SubmitButton>
        </Form>
      </Card>
      <Cluster>
        <LinkButton kind="quiet" icon={<BackIcon />} href={pathTo('login')}>
          {words('back')}
        </LinkButton>
      </Cluster>
    </FormPage>
  );
});
