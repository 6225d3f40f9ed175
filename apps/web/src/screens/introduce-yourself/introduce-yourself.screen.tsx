import { professionLabel, profileMessages } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle, Text } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { introduceYourselfMessages, nameMessages } from './introduce-yourself.messages.ts';
import type { IntroduceYourselfViewModel } from './introduce-yourself.view-model.ts';
import { NameFields } from './name-fields.tsx';

type Props = { readonly vm: IntroduceYourselfViewModel };

// AUTH-14
export const IntroduceYourselfScreen = observer(function IntroduceYourselfScreen({ vm }: Props) {
  const words = useWords(introduceYourselfMessages);
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
              <Profession vm={vm} />
              <FormError>{vm.failure === null ? null : failures(vm.failure)}</FormError>
              <Button
                type="submit"
                kind="primary"
                isWide
                isPending={vm.isSaving}
                pendingLabel={words('pending')}
              >
                {words('submit')}
              </Button>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
});

/** Its place is kept while the list is on its way. */
const Profession = observer(function Profession({ vm }: Props) {
  const words = useWords(introduceYourselfMessages);
  const names = useWords(nameMessages);
  const { locale } = useLanguage();
  const { professions } = vm;
  if (professions.are === 'missing') {
    return (
      <Text tone="second" size="xs">
        {words('no-professions')}
      </Text>
    );
  }
  const choices = professions.are === 'there' ? professions.choices : [];
  return (
    <Select
      label={words('profession')}
      mark={names('optional')}
      name="profession"
      placeholder={words('choose-profession')}
      isDisabled={professions.are === 'loading'}
      options={choices.map((choice) => ({ id: choice.value, label: professionLabel(choice, locale) }))}
      value={vm.profession}
      onChange={vm.chooseProfession}
    />
  );
});
