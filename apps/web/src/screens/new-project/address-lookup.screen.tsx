import { orderMessages } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { Card } from '../../ui/card.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { PlaceIcon } from '../../ui/icons.tsx';
import type { AddressLookupViewModel, AddressProblem } from './address-lookup.view-model.ts';
import { BarrierNotice } from '../../parts/barrier-notice.tsx';
import { newProjectMessages } from './new-project.messages.ts';

type Props = { readonly vm: AddressLookupViewModel };

// RPT-1
export const AddressLookupScreen = observer(function AddressLookupScreen({ vm }: Props) {
  const words = useWords(newProjectMessages);
  const { barrier } = vm;
  return (
    <FormPage title={words('address-title')} lead={words('address-lead')}>
      {barrier === null ? (
        <Card padding="l">
          <Form onSubmit={vm.submit}>
            <AddressField vm={vm} />
            <SubmitButton isPending={vm.isChecking} pendingLabel={words('checking')}>
              {words('continue')}
            </SubmitButton>
          </Form>
        </Card>
      ) : (
        <BarrierNotice barrier={barrier} />
      )}
    </FormPage>
  );
});

const AddressField = observer(function AddressField({ vm }: Props) {
  const words = useWords(newProjectMessages);
  const said = useProblem(vm.problem);
  return (
    <ComboBox
      label={words('address')}
      // The problem says the same, and in its place.
      hint={vm.problem === 'address-unreadable' ? undefined : words('address-hint')}
      icon={<PlaceIcon />}
      name="address"
      maxLength={200}
      autoFocus
      isRequired
      text={vm.text}
      onTextChange={vm.type}
      options={vm.suggestions.map(({ address }, place) => ({ id: String(place), label: address }))}
      onPick={vm.pick}
      isSearching={vm.isSearching}
      searchingLabel={words('searching')}
      emptyLabel={words('none-found')}
      foundLabel={words('found', { count: vm.suggestions.length })}
      error={said}
    />
  );
});

function useProblem(problem: AddressProblem | null): string | undefined {
  const words = useWords(newProjectMessages);
  const orders = useWords(orderMessages);
  if (problem === null) return undefined;
  return problem === 'required-field' ? words(problem) : orders(problem);
}
