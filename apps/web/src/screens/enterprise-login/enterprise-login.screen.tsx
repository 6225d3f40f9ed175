import { pathTo, sessionMessages } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { FormPage } from '../../shell/form-page.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { enterpriseLoginMessages } from './enterprise-login.messages.ts';
import type { EnterpriseLoginViewModel } from './enterprise-login.view-model.ts';

export const EnterpriseLoginScreen = observer(function EnterpriseLoginScreen({
  vm,
}: {
  readonly vm: EnterpriseLoginViewModel;
}) {
  const words = useWords(enterpriseLoginMessages);
  const failures = useWords(sessionMessages);
  const { asked, failure } = vm.provider;
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <TextField
            label={words('email')}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            isRequired
            value={vm.email}
            onChange={vm.typeEmail}
            error={vm.emailProblem === null ? undefined : words(vm.emailProblem)}
          />
          <FormError>{failure !== null && failure !== 'email-invalid' && failures(failure)}</FormError>
          <SubmitButton isPending={asked !== null} pendingLabel={words('pending')}>
            {words('submit')}
          </SubmitButton>
        </Form>
      </Card>
      <Link href={pathTo('login')}>{words('back')}</Link>
    </FormPage>
  );
});
