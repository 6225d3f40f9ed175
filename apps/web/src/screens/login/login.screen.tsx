import { pathTo } from '@ridgeline/core/routes';
import { sessionMessages } from '@ridgeline/core/session';
import { validationMessages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { BuildingIcon } from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import { loginMessages } from './login.messages.ts';
import { ProviderButton } from './provider-button.tsx';
import { ProviderFailure } from './provider-failure.tsx';
import type { LoginViewModel } from './login.view-model.ts';

/** The part of the view-model that the screen uses. */
export type ShownLogin = Pick<
  LoginViewModel,
  | 'email'
  | 'password'
  | 'reason'
  | 'isPending'
  | 'failure'
  | 'emailProblem'
  | 'passwordProblem'
  | 'typeEmail'
  | 'typePassword'
  | 'submit'
  | 'continueWith'
> & { readonly provider: Pick<ProviderSignIn, 'asked' | 'failure'> };

export const LoginScreen = observer(function LoginScreen({ vm }: { readonly vm: ShownLogin }) {
  const words = useWords(loginMessages);
  const failures = useWords(sessionMessages);
  const problems = useWords(validationMessages);
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      {vm.reason !== null && <Alert tone="info">{failures(vm.reason)}</Alert>}
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <EmailField
            label={words('email')}
            value={vm.email}
            onChange={vm.typeEmail}
            problem={vm.emailProblem}
          />
          <PasswordField
            label={words('password')}
            showLabel={words('show-password')}
            name="password"
            autoComplete="current-password"
            isRequired
            value={vm.password}
            onChange={vm.typePassword}
            error={vm.passwordProblem === null ? undefined : problems(vm.passwordProblem)}
          />
          <FormError>
            {vm.failure !== null && failures(vm.failure.code, { message: '', ...vm.failure })}
          </FormError>
          <SubmitButton isPending={vm.isPending} pendingLabel={words('pending')}>
            {words(vm.failure?.code === 'unavailable' ? 'try-again' : 'submit')}
          </SubmitButton>
        </Form>
      </Card>
      <section aria-labelledby="other-ways">
        <Stack gap={3}>
          <Heading level={2} size="s" id="other-ways">
            {words('other-ways')}
          </Heading>
          {(['google', 'apple', 'microsoft'] as const).map((provider) => (
            <ProviderButton
              key={provider}
              provider={provider}
              isPending={vm.provider.asked === provider}
              onPress={() => void vm.continueWith(provider)}
            />
          ))}
          <LinkButton kind="quiet" isWide icon={<BuildingIcon size={20} />} href={pathTo('enterpriseLogin')}>
            {words('enterprise')}
          </LinkButton>
          <ProviderFailure provider={vm.provider} />
        </Stack>
      </section>
      <Cluster justify="between">
        <Link href={pathTo('forgotPassword')}>{words('forgot')}</Link>
        <span>
          {words('no-account')} <Link href={pathTo('signUp')}>{words('sign-up')}</Link>
        </span>
      </Cluster>
    </FormPage>
  );
});
