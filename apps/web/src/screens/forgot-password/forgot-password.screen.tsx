import { pathTo, sessionMessages, validationMessages } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgotPasswordMessages } from './forgot-password.messages.ts';
import type { ForgotPasswordViewModel } from './forgot-password.view-model.ts';

// AUTH-10
export const ForgotPasswordScreen = observer(function ForgotPasswordScreen({
  vm,
}: {
  readonly vm: ForgotPasswordViewModel;
}) {
  const words = useWords(forgotPasswordMessages);
  const problems = useWords(validationMessages);
  const failures = useWords(sessionMessages);
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
                error={vm.emailProblem === null ? undefined : problems(vm.emailProblem)}
              />
              <FormError>{vm.problem === null ? null : failures(vm.problem)}</FormError>
              <Button
                type="submit"
                kind="primary"
                isWide
                isPending={vm.isPending}
                pendingLabel={words('pending')}
              >
                {words('submit')}
              </Button>
            </Stack>
          </form>
        </Card>
        <Cluster>
          <LinkButton kind="quiet" icon={<BackIcon />} href={pathTo('login')}>
            {words('back')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Container>
  );
});
