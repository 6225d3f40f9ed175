import { PROPERTY_TYPES, propertyMessages, orderMessages, ROOF_TYPES } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { InView } from '../../ui/in-view.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { BarrierNotice } from '../../parts/barrier-notice.tsx';
import { newProjectMessages } from './new-project.messages.ts';
import type { PropertyTypeViewModel } from './property-type.view-model.ts';

type Props = { readonly vm: PropertyTypeViewModel };

const OverageNotice = partOnDemand({
  load: async () => (await import('./overage-notice.tsx')).OverageNotice,
});

const DETAILS = {
  residential: 'residential-detail',
  commercial: 'commercial-detail',
  'steep-slope': 'steep-detail',
  'low-slope': 'low-detail',
} as const;

// RPT-1
export const PropertyTypeScreen = observer(function PropertyTypeScreen({ vm }: Props) {
  const words = useWords(newProjectMessages);
  const { barrier } = vm;
  const address = vm.place?.address;
  return (
    <FormPage
      title={words('details-title')}
      lead={
        <>
          {address} <Link href={pathTo('addressLookup', {}, { address })}>{words('other-address')}</Link>
        </>
      }
    >
      {barrier === null ? <Details vm={vm} /> : <BarrierNotice barrier={barrier} />}
    </FormPage>
  );
});

const Details = observer(function Details({ vm }: Props) {
  const words = useWords(newProjectMessages);
  const kinds = useWords(propertyMessages);
  const optionsOf = (types: readonly (keyof typeof DETAILS)[]) =>
    types.map((id) => ({ id, label: kinds(id), detail: words(DETAILS[id]), isDisabled: vm.isMaking }));
  const missing = (name: 'propertyType' | 'roofType') =>
    vm.isMissing(name) ? words('required-selection') : undefined;
  return (
    <Card padding="l">
      <Form onSubmit={vm.submit}>
        <RadioGroup
          look="cards"
          label={words('property-type')}
          name="propertyType"
          options={optionsOf(PROPERTY_TYPES)}
          value={vm.propertyType}
          onChange={vm.choosePropertyType}
          error={missing('propertyType')}
          isRequired
        />
        <RadioGroup
          look="cards"
          label={words('roof-type')}
          name="roofType"
          options={optionsOf(ROOF_TYPES)}
          value={vm.roofType}
          onChange={vm.chooseRoofType}
          error={missing('roofType')}
          isRequired
        />
        <SubmitButton
          kind={vm.sale.isOpen ? 'secondary' : 'primary'}
          isPending={vm.isMaking}
          pendingLabel={words('making')}
        >
          {words(vm.failure === null ? 'create' : 'try-again')}
        </SubmitButton>
        {/* Below what was pressed, which stays where it is however late the answer comes. */}
        <Outcome vm={vm} />
      </Form>
    </Card>
  );
});

const Outcome = observer(function Outcome({ vm }: Props) {
  const words = useWords(newProjectMessages);
  const orders = useWords(orderMessages);
  return (
    <Stack gap={3}>
      <FormError>{vm.failure !== null && orders(vm.failure)}</FormError>
      {vm.isWithoutReport && (
        <Alert tone="warn" role="alert" title={orders('property-unknown')}>
          {words('nothing-made')}
        </Alert>
      )}
      <BeyondPlan vm={vm} />
      <output>
        {vm.isMaking && (
          <Alert tone="info" title={words('making')}>
            {words('making-text')}
          </Alert>
        )}
      </output>
    </Stack>
  );
});

/** PLAN-7 PLAN-8: no project is left, and what leads on. */
const BeyondPlan = observer(function BeyondPlan({ vm: { sale, outOfProjects } }: Props) {
  if (sale.state.is === 'looking') {
    OverageNotice.preload();
    return null;
  }
  if (sale.state.is !== 'none')
    return (
      <InView>
        <OverageNotice sale={sale} title={outOfProjects?.title ?? ''} />
      </InView>
    );
  return (
    outOfProjects !== null && (
      <InView>
        <BarrierNotice barrier={outOfProjects} />
      </InView>
    )
  );
});
