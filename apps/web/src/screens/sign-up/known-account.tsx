import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { ProviderButton } from '../login/provider-button.tsx';
import { providerMessages } from '../login/provider.messages.ts';
import { signUpMessages } from './sign-up.messages.ts';
import type { SignUpViewModel } from './sign-up.view-model.ts';

/** AUTH-11: says that the email has an account, and offers its sign-in method. */
export const KnownAccount = observer(function KnownAccount({ vm }: { readonly vm: SignUpViewModel }) {
  const words = useWords(signUpMessages);
  const providers = useWords(providerMessages);
  const { account, form } = vm;
  if (account === null) return null;
  if (account === 'password') {
    return (
      <Alert
        tone="info"
        role="alert"
        actions={
          <LinkButton kind="secondary" isWide href={vm.loginPath}>
            {words('sign-in-instead')}
          </LinkButton>
        }
      >
        {words('known-by-password', { email: form.email.trim() })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      role="alert"
      actions={
        <ProviderButton
          provider={account}
          isPending={vm.provider.asked === account}
          onPress={() => void vm.continueWith(account)}
        />
      }
    >
      {words('known-by-provider', { email: form.email.trim(), provider: providers(account) })}
    </Alert>
  );
});
