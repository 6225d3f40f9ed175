import { pathTo, sessionMessages } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
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
    <Container width="form">
      <title>{`${words('title')} · Ridgeline`}</title>
      <Stack gap={6}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <Card padding="l">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void vm.submit();
            }}
          >
            <Stack gap={4}>
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
              <Button
                type="submit"
                kind="primary"
                isWide
                isPending={asked !== null}
                pendingLabel={words('pending')}
              >
                {words('submit')}
              </Button>
            </Stack>
          </form>
        </Card>
        <Link href={pathTo('login')}>{words('back')}</Link>
      </Stack>
    </Container>
  );
});
