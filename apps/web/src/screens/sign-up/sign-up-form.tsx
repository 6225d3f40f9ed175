import { sessionMessages, SIGN_UP_SLIDES } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { KnownAccount } from './known-account.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import styles from './sign-up.module.css';
import { SLIDES } from './sign-up.slides.tsx';
import type { SignUpViewModel } from './sign-up.view-model.ts';

/** AUTH-11: the sign-up wizard, with or without an invite. */
export const SignUpForm = observer(function SignUpForm({ vm }: { readonly vm: SignUpViewModel }) {
  const words = useWords(signUpMessages);
  const failures = useWords(sessionMessages);
  const { Fields, action, canGoBack } = SLIDES[vm.slide];
  return (
    <>
      <Stepper
        label={words('steps')}
        steps={SIGN_UP_SLIDES.map((slide) => ({ id: slide, label: words(slide) }))}
        current={vm.slide}
        words={{ done: words('done'), current: words('current'), upcoming: words('upcoming') }}
      />
      <Card padding="l">
        <Form onSubmit={vm.goOn}>
          <div className={styles['slide']}>
            <Fields vm={vm} />
          </div>
          <KnownAccount vm={vm} />
          <FormError>{vm.refusal === null ? null : failures(vm.refusal)}</FormError>
          <div className={styles['actions']}>
            {canGoBack && (
              <Button kind="quiet" icon={<BackIcon />} onPress={vm.goBack} isDisabled={vm.isWaiting}>
                {words('back')}
              </Button>
            )}
            <SubmitButton
              isPending={vm.isWaiting}
              pendingLabel={words(vm.slide === 'email' ? 'checking' : 'pending')}
            >
              {words(action)}
            </SubmitButton>
          </div>
        </Form>
      </Card>
    </>
  );
});
