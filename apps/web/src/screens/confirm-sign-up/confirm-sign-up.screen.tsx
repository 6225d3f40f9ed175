import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { CodeForm } from './code-form.tsx';
import { confirmSignUpMessages } from './confirm-sign-up.messages.ts';
import type { ConfirmSignUpViewModel } from './confirm-sign-up.view-model.ts';

// AUTH-11 AUTH-13
export const ConfirmSignUpScreen = observer(function ConfirmSignUpScreen({
  vm,
}: {
  readonly vm: ConfirmSignUpViewModel;
}) {
  const words = useWords(confirmSignUpMessages);
  const lead = vm.asksForEmail ? words('lead-unknown') : words('lead-known', { email: vm.email });
  return (
    <FormPage title={words('title')} lead={vm.isValidated ? undefined : lead}>
      {vm.isValidated ? (
        <output>
          <Alert
            tone="ok"

            title={words('done-title')}
            actions={
              <LinkButton kind="primary" href={vm.loginPath}>
                {words('sign-in')}
              </LinkButton>
            }
          >
            {words('done-text')}
          </Alert>
        </output>
      ) : (
        <Card padding="l">
          <CodeForm vm={vm} />
        </Card>
      )}
      {!vm.isValidated && (
        <Cluster>
          <LinkButton kind="quiet" icon={<BackIcon />} href={pathTo('signUp')}>
            {words('other-email')}
          </LinkButton>
        </Cluster>
      )}
    </FormPage>
  );
});
