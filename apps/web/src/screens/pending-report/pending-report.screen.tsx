import { pathTo, PROPERTY_TYPES, reportsMessages, ROOF_TYPES } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { PlaceIcon } from '../../ui/icons.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pendingReportMessages } from './pending-report.messages.ts';
import type { PendingReportViewModel } from './pending-report.view-model.ts';

type Props = { readonly vm: PendingReportViewModel };

// RPT-4 NAV-3
export const PendingReportScreen = observer(function PendingReportScreen({ vm }: Props) {
  const words = useWords(pendingReportMessages);
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
              <Wish vm={vm} />
              <Failure vm={vm} />
              <Button
                type="submit"
                kind="primary"
                isWide
                isPending={vm.isMaking}
                pendingLabel={words('pending')}
              >
                {words('submit')}
              </Button>
            </Stack>
          </form>
        </Card>
        <Link href={pathTo('sampleReport')}>{words('sample')}</Link>
      </Stack>
    </Container>
  );
});

const Wish = observer(function Wish({ vm }: Props) {
  const words = useWords(pendingReportMessages);
  const reports = useWords(reportsMessages);
  return (
    <>
      <TextField
        label={words('address')}
        hint={words('address-hint')}
        icon={<PlaceIcon />}
        name="address"
        autoComplete="off"
        maxLength={200}
        isRequired
        value={vm.address}
        onChange={vm.typeAddress}
        error={vm.addressProblem === null ? undefined : words(vm.addressProblem)}
      />
      <RadioGroup
        label={words('property-type')}
        name="propertyType"
        options={PROPERTY_TYPES.map((type) => ({ id: type, label: reports(type) }))}
        value={vm.propertyType}
        onChange={vm.choosePropertyType}
      />
      <RadioGroup
        label={words('roof-type')}
        name="roofType"
        options={ROOF_TYPES.map((type) => ({ id: type, label: reports(type) }))}
        value={vm.roofType}
        onChange={vm.chooseRoofType}
      />
    </>
  );
});

const Failure = observer(function Failure({ vm: { failure } }: Props) {
  const reports = useWords(reportsMessages);
  if (failure === null) return <FormError />;
  return (
    <FormError>
      {failure.code === 'refused' ? failure.message : reports('anonymous-report-unavailable')}
    </FormError>
  );
});
