import {
  anonymousFailureText,
  PROPERTY_TYPES,
  propertyMessages,
  orderMessages,
  ROOF_TYPES,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { VisitorAddressField } from '../../parts/visitor-address-field.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { pendingReportMessages } from './pending-report.messages.ts';
import type { PendingReportViewModel } from './pending-report.view-model.ts';

type Props = { readonly vm: PendingReportViewModel };

// RPT-4 NAV-3
export const PendingReportScreen = observer(function PendingReportScreen({ vm }: Props) {
  const words = useWords(pendingReportMessages);
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <Wish vm={vm} />
          <Failure vm={vm} />
          <SubmitButton isPending={vm.isMaking} pendingLabel={words('pending')}>
            {words('submit')}
          </SubmitButton>
        </Form>
      </Card>
      <Link href={pathTo('sampleReport')}>{words('sample')}</Link>
    </FormPage>
  );
});

const Wish = observer(function Wish({ vm }: Props) {
  const words = useWords(pendingReportMessages);
  const kinds = useWords(propertyMessages);
  return (
    <>
      <VisitorAddressField
        address={vm.address}
        label={words('address')}
        // The problem says the same, and in its place.
        hint={vm.addressProblem === 'address-unreadable' ? undefined : words('address-hint')}
        error={useAddressProblem(vm)}
      />
      <RadioGroup
        label={words('property-type')}
        name="propertyType"
        options={PROPERTY_TYPES.map((type) => ({ id: type, label: kinds(type) }))}
        value={vm.propertyType}
        onChange={vm.choosePropertyType}
      />
      <RadioGroup
        label={words('roof-type')}
        name="roofType"
        options={ROOF_TYPES.map((type) => ({ id: type, label: kinds(type) }))}
        value={vm.roofType}
        onChange={vm.chooseRoofType}
      />
    </>
  );
});

function useAddressProblem({ addressProblem }: PendingReportViewModel): string | undefined {
  const words = useWords(pendingReportMessages);
  const orders = useWords(orderMessages);
  if (addressProblem === null) return undefined;
  return addressProblem === 'required-field' ? words(addressProblem) : orders(addressProblem);
}

const Failure = observer(function Failure({ vm: { failure } }: Props) {
  const { locale } = useLanguage();
  return <FormError>{failure !== null && anonymousFailureText(failure, locale)}</FormError>;
});
