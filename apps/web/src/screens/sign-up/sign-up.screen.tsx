import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { Link } from '../../ui/link.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import { SLIDES } from './sign-up.slides.tsx';
import type { SignUpViewModel } from './sign-up.view-model.ts';

// AUTH-11
export const SignUpScreen = observer(function SignUpScreen({ vm }: { readonly vm: SignUpViewModel }) {
  const words = useWords(signUpMessages);
  return (
    // Each slide is a page of its own: its first field has the focus, and nothing of the last one moves.
    <FormPage key={vm.slide} title={words('title')} lead={words(SLIDES[vm.slide].lead)}>
      <SignUpForm vm={vm} />
      {vm.slide === 'email' && <OtherWays vm={vm} />}
      <p>
        {words('have-account')} <Link href={vm.loginPath}>{words('sign-in')}</Link>
      </p>
    </FormPage>
  );
});
