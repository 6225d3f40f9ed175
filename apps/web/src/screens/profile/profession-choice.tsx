import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ProfessionField } from './profession-field.ts';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';

/** PROF-2 PROF-5: selects or clears the profession. */
export const ProfessionChoice = observer(function ProfessionChoice({
  field,
}: {
  readonly field: ProfessionField;
}) {
  const words = useWords(profileScreenMessages);
  const none = { id: '', label: words('not-given') };
  return (
    <div className={styles['choice']}>
      <Select
        label={words('profession')}
        isLabelHidden
        name="profession"
        placeholder={words('not-given')}
        hint={field.isMissing ? words('no-professions') : undefined}
        isDisabled={!field.canChoose}
        options={[none, ...field.choices.map(({ value, label }) => ({ id: value, label }))]}
        value={field.value}
        onChange={field.choose}
      />
      {field.isSaving && (
        <span className={styles['saving']}>
          <Spinner size={16} label={words('saving')} />
        </span>
      )}
      {field.isMissing && (
        <Button size="s" onPress={() => void field.load()}>
          {words('try-again')}
        </Button>
      )}
    </div>
  );
});
