import { validationMessages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { NameForm } from '../view-model/name-form.ts';
import { nameMessages } from './name.messages.ts';

type NameInput = Pick<
  NameForm,
  'givenName' | 'familyName' | 'problems' | 'isRequired' | 'typeGivenName' | 'typeFamilyName'
>;

export const NameFields = observer(function NameFields({ form }: { readonly form: NameInput }) {
  const words = useWords(nameMessages);
  const problems = useWords(validationMessages);
  const { givenName, familyName } = form.problems;
  const mark = form.isRequired ? undefined : words('optional');
  return (
    <>
      <TextField
        label={words('given-name')}
        mark={mark}
        name="givenName"
        autoComplete="given-name"
        autoFocus
        isRequired={form.isRequired}
        maxLength={100}
        value={form.givenName}
        onChange={form.typeGivenName}
        error={givenName === undefined ? undefined : problems(givenName)}
      />
      <TextField
        label={words('family-name')}
        mark={mark}
        name="familyName"
        autoComplete="family-name"
        isRequired={form.isRequired}
        maxLength={100}
        value={form.familyName}
        onChange={form.typeFamilyName}
        error={familyName === undefined ? undefined : problems(familyName)}
      />
    </>
  );
});
