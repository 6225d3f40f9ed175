import { profileMessages } from '@ridgeline/core/profile';
import type { SignUpSlide } from '@ridgeline/core/session';
import { validationMessages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import type { SignUpViewModel } from './sign-up.view-model.ts';

type SlideProps = { readonly vm: SignUpViewModel };

const EmailSlide = observer(function EmailSlide({ vm }: SlideProps) {
  const words = useWords(signUpMessages);
  return (
    <EmailField
      label={words('email')}
      hint={words(vm.isInvited ? 'invited-hint' : 'email-hint')}
      isReadOnly={vm.isInvited}
      value={vm.form.email}
      onChange={vm.typeEmail}
      problem={vm.problems.email}
    />
  );
});

const NameSlide = observer(function NameSlide({ vm }: SlideProps) {
  const words = useWords(signUpMessages);
  const problems = useWords(validationMessages);
  const { givenName, familyName } = vm.problems;
  return (
    <>
      <TextField
        label={words('given-name')}
        name="givenName"
        autoComplete="given-name"
        autoFocus
        isRequired
        maxLength={100}
        value={vm.form.givenName}
        onChange={vm.typeGivenName}
        error={givenName === undefined ? undefined : problems(givenName)}
      />
      <TextField
        label={words('family-name')}
        name="familyName"
        autoComplete="family-name"
        isRequired
        maxLength={100}
        value={vm.form.familyName}
        onChange={vm.typeFamilyName}
        error={familyName === undefined ? undefined : problems(familyName)}
      />
    </>
  );
});

const PasswordSlide = observer(function PasswordSlide({ vm }: SlideProps) {
  const words = useWords(signUpMessages);
  const profile = useWords(profileMessages);
  const { password } = vm.problems;
  return (
    <>
      {/* A password manager keeps the new password with this name. */}
      <input type="hidden" name="username" autoComplete="username" value={vm.form.email} />
      <PasswordField
        label={words('password')}
        showLabel={words('show-password')}
        name="password"
        autoComplete="new-password"
        autoFocus
        isRequired
        value={vm.form.password}
        onChange={vm.typePassword}
        error={password === undefined ? undefined : profile(password)}
      />
      <RuleList
        label={words('rules')}
        metLabel={words('met')}
        unmetLabel={words('unmet')}
        rules={vm.passwordRules.map(({ rule, met }) => ({
          id: rule,
          words: profile(`rule-${rule}`),
          isMet: met,
        }))}
      />
    </>
  );
});

type Slide = {
  readonly Fields: ComponentType<SlideProps>;
  readonly lead: 'lead-email' | 'lead-name' | 'lead-password';
  readonly action: 'next' | 'submit';
  readonly canGoBack: boolean;
};

/** The content of each slide of the wizard. */
export const SLIDES: Readonly<Record<SignUpSlide, Slide>> = {
  email: { Fields: EmailSlide, lead: 'lead-email', action: 'next', canGoBack: false },
  name: { Fields: NameSlide, lead: 'lead-name', action: 'next', canGoBack: true },
  password: { Fields: PasswordSlide, lead: 'lead-password', action: 'submit', canGoBack: true },
};
