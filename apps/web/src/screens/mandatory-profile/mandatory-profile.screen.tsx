import { profileMessages } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { NameFields } from '../introduce-yourself/name-fields.tsx';
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
              <NameFields form={vm.name} />
              <FormError>{vm.failure === null ? null : failures(vm.failure)}</FormError>
              <Stack gap={2}>
                <Button
                  type="submit"
                  kind="primary"
                  isWide
                  isPending={vm.isSaving}
                  pendingLabel={words('pending')}
                >
                  {words('submit')}
                </Button>
                <Button kind="quiet" isWide onPress={() => void vm.signOut()} isDisabled={vm.isSaving}>
                  {words('sign-out')}
                </Button>
              </Stack>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
});
