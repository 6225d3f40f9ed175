import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ProviderFailure } from '../login/provider-failure.tsx';
import { enterpriseLoginMessages } from './enterprise-login.messages.ts';
import type { EnterpriseLoginViewModel } from './enterprise-login.view-model.ts';

export const EnterpriseLoginScreen = observer(function EnterpriseLoginScreen({
  vm,
}: {
  readonly vm: EnterpriseLoginViewModel;
}) {
  const words = useWords(enterpriseLoginMessages);
  const { asked } = vm.provider;
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
          <ProviderFailure provider={vm.provider} />
          <SubmitButton isPending={asked !== null} pendingLabel={words('pending')}>
            {words('submit')}
          </SubmitButton>
        </Form>
      </Card>
      <Link href={pathTo('login')}>{words('back')}</Link>
    </FormPage>
  );
});
