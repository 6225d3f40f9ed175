import { type CompanyField, profileMessages } from '@ridgeline/core/profile';
import { US_STATES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { companyDetailsMessages } from './company-details.messages.ts';
import styles from './company-details.module.css';
import type { CompanyDetailsViewModel } from './company-details.view-model.ts';

type Props = { readonly vm: CompanyDetailsViewModel };

// PROF-8
export const CompanyDetailsScreen = observer(function CompanyDetailsScreen({ vm }: Props) {
  const words = useWords(companyDetailsMessages);
  return (
    <Sheet id="company-details" title={words('sheet')}>
      <Form onSubmit={vm.save}>
        <Field vm={vm} field="company" autoComplete="organization" />
        <Field vm={vm} field="companyStreet" autoComplete="street-address" />
        <div className={styles['place']}>
          <Field vm={vm} field="companyCity" autoComplete="address-level2" />
          <StateField vm={vm} />
          <Field vm={vm} field="companyZip" autoComplete="postal-code" />
        </div>
        <Cluster>
          <Button type="submit" kind="primary" isPending={vm.isSaving} pendingLabel={words('saving')}>
            {words('save')}
          </Button>
        </Cluster>
      </Form>
    </Sheet>
  );
});

type FieldProps = Props & { readonly field: CompanyField; readonly autoComplete: string };

const Field = observer(function Field({ vm, field, autoComplete }: FieldProps) {
  const words = useWords(companyDetailsMessages);
  const general = useWords(profileMessages);
  const isWrong = field === 'companyZip' && vm.problem === 'zip-invalid';
  return (
    <TextField
      label={words(field)}
      name={field}
      autoComplete={autoComplete}
      value={vm.values[field]}
      onChange={(text) => vm.type(field, text)}
      error={isWrong ? general('zip-invalid') : undefined}
    />
  );
});

const StateField = observer(function StateField({ vm }: Props) {
  const words = useWords(companyDetailsMessages);
  const general = useWords(profileMessages);
  const states = US_STATES.map(({ value, label }) => ({ id: value, label }));
  return (
    <Select
      label={words('companyState')}
      name="companyState"
      placeholder={words('no-state')}
      options={[{ id: '', label: words('no-state') }, ...states]}
      value={vm.values.companyState}
      onChange={(state) => vm.type('companyState', state)}
      error={vm.problem === 'selection-required' ? general(vm.problem) : undefined}
    />
  );
});
