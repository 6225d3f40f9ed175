import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { newPasswordMessages, recoveryMessages } from './new-password.messages.ts';
import type { NewPasswordViewModel } from './new-password.view-model.ts';

type Props = { readonly vm: NewPasswordViewModel };

// AUTH-10
export const NewPasswordScreen = observer(function NewPasswordScreen({ vm }: Props) {
  const words = useWords(newPasswordMessages);
  const Shown = SHOWN[vm.shown];
  return (
    <Container width="form">
      <title>{`${words('title')} · Ridgeline`}</title>
      <Stack gap={6}>
        <Shown vm={vm} />
      </Stack>
    </Container>
  );
});

const NoEmail = observer(function NoEmail({ vm }: Props) {
  const words = useWords(newPasswordMessages);
  return (
    <>
      <PageTitle>{words('title')}</PageTitle>
      <Alert
        tone="info"
        title={words('no-email')}
        actions={
          <LinkButton kind="primary" href={vm.forgotPasswordPath}>
            {words('ask')}
          </LinkButton>
        }
      >
        {words('no-email-text')}
      </Alert>
    </>
  );
});

const Form = observer(function Form({ vm }: Props) {
  const words = useWords(newPasswordMessages);
  const told = useWords(recoveryMessages);
  return (
    <>
      <PageTitle lead={told('reset-code-delivered', { destination: vm.destination })}>
        {words('title')}
      </PageTitle>
      <Card padding="l">
        <NewPasswordForm vm={vm} />
      </Card>
      <Cluster>
        <LinkButton kind="quiet" icon={<BackIcon />} href={vm.forgotPasswordPath}>
          {words('other-email')}
        </LinkButton>
      </Cluster>
    </>
  );
});

const Done = observer(function Done({ vm }: Props) {
  const words = useWords(newPasswordMessages);
  const told = useWords(recoveryMessages);
  return (
    <>
      <PageTitle>{words('title')}</PageTitle>
      <output>
        <Alert
          tone="ok"

          actions={
            <LinkButton kind="primary" autoFocus href={vm.loginPath}>
              {words('sign-in')}
            </LinkButton>
          }
        >
          {told('new-password-set')}
        </Alert>
      </output>
    </>
  );
});

const SHOWN: Readonly<Record<NewPasswordViewModel['shown'], ComponentType<Props>>> = {
  'no-email': NoEmail,
  form: Form,
  done: Done,
};
