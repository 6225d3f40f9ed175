import { pathTo } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import { SLIDES } from './sign-up.slides.tsx';
import type { SignUpViewModel } from './sign-up.view-model.ts';

// AUTH-11
export const SignUpScreen = observer(function SignUpScreen({ vm }: { readonly vm: SignUpViewModel }) {
  const words = useWords(signUpMessages);
  return (
    <Container width="form">
      <title>{`${words('title')} · Ridgeline`}</title>
      <Stack gap={6}>
        <PageTitle lead={words(SLIDES[vm.slide].lead)}>{words('title')}</PageTitle>
        <SignUpForm vm={vm} />
        <p>
          {words('have-account')} <Link href={pathTo('login')}>{words('sign-in')}</Link>
        </p>
      </Stack>
    </Container>
  );
});
