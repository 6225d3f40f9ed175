import { professionLabel, profileMessages } from '@ridgeline/core/profile';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { NameFields } from '../../parts/name-fields.tsx';
import { nameMessages } from '../../parts/name.messages.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Select } from '../../ui/select.tsx';
import { introduceYourselfMessages } from './introduce-yourself.messages.ts';
import type { IntroduceYourselfViewModel } from './introduce-yourself.view-model.ts';

type Props = { readonly vm: IntroduceYourselfViewModel };

// AUTH-14
export const IntroduceYourselfScreen = observer(function IntroduceYourselfScreen({ vm }: Props) {
  const words = useWords(introduceYourselfMessages);
  const failures = useWords(profileMessages);
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <NameFields form={vm.name} />
          <Profession vm={vm} />
          <FormError>{vm.failure === null ? null : failures(vm.failure)}</FormError>
          <SubmitButton isPending={vm.isSaving} pendingLabel={words('pending')}>
            {words('submit')}
          </SubmitButton>
        </Form>
      </Card>
    </FormPage>
  );
});

/** Keeps its space while the list is loading. */
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
