import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { NameFields } from '../../parts/name-fields.tsx';
import { mandatoryProfileMessages } from './mandatory-profile.messages.ts';
import type { MandatoryProfileViewModel } from './mandatory-profile.view-model.ts';

// AUTH-14
export const MandatoryProfileScreen = observer(function MandatoryProfileScreen({
  vm,
}: {
  readonly vm: MandatoryProfileViewModel;
}) {
  const words = useWords(mandatoryProfileMessages);
  const failures = useWords(profileMessages);
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <NameFields form={vm.name} />
          <FormError>{vm.failure === null ? null : failures(vm.failure)}</FormError>
          <Stack gap={2}>
            <SubmitButton isPending={vm.isSaving} pendingLabel={words('pending')}>
              {words('submit')}
            </SubmitButton>
            <Button kind="quiet" isWide onPress={() => void vm.signOut()} isDisabled={vm.isSaving}>
              {words('sign-out')}
            </Button>
          </Stack>
        </Form>
      </Card>
    </FormPage>
  );
});
