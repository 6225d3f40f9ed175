import { billingMessages, moneyText, PLAN_VARIANTS } from '@ridgeline/core/billing';
import { BILLING_PERIODS, plansMessages } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { ExternalLink, Link } from '../../ui/link.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { PlanColumn } from './plan-column.tsx';
import { plansScreenMessages } from './plans.messages.ts';
import styles from './plans.module.css';
import type { PlansViewModel } from './plans.view-model.ts';

type Props = { readonly vm: PlansViewModel };

// PLAN-1
export const PlansScreen = observer(function PlansScreen({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const { planTitle: plan, renewsOn: date } = vm;
  const lead =
    plan === null
      ? undefined
      : date === null
        ? words('you-have', { plan })
        : words('you-have-renewed', { plan, date });
  return (
    <Container>
      <Stack gap={6}>
        <Cluster justify="between" align="end">
          <PageTitle lead={lead}>{words('title')}</PageTitle>
          <Choices vm={vm} />
        </Cluster>
        <NotOwner vm={vm} />
        <Columns vm={vm} />
        <Others vm={vm} />
      </Stack>
    </Container>
  );
});

const Choices = observer(function Choices({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const { saving } = vm;
  const annual =
    saving === null
      ? billing('billing-annual')
      : words('annual-saves', { amount: moneyText(saving, locale) });
  return (
    <Cluster gap={3}>
      <SegmentedControl
        label={words('where')}
        isLabelHidden
        segments={PLAN_VARIANTS.map((variant) => ({ id: variant, label: billing(`variant-${variant}`) }))}
        value={vm.variant}
        onChange={vm.chooseVariant}
      />
      <SegmentedControl
        label={words('period')}
        isLabelHidden
        segments={BILLING_PERIODS.map((period) => ({
          id: period,
          label: period === 'annual' ? annual : billing(`billing-${period}`),
        }))}
        value={vm.billing}
        onChange={vm.chooseBilling}
      />
    </Cluster>
  );
});

const NotOwner = observer(function NotOwner({ vm }: Props) {
  const plans = useWords(plansMessages);
  // PLAN-7
  return vm.isOwner ? null : <Alert tone="info">{plans('contact-team-owner')}</Alert>;
});

const Columns = observer(function Columns({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  switch (vm.state.is) {
    case 'loading':
      return (
        <Waiting label={words('loading')}>
          <div className={styles['plans']}>
            {[1, 2, 3].map((plan) => (
              <Skeleton key={plan} shape="block" />
            ))}
          </div>
        </Waiting>
      );
    case 'unreachable':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={words('unreachable')}
          actions={<Button onPress={() => void vm.load()}>{words('try-again')}</Button>}
        >
          {words('unreachable-text')}
        </Alert>
      );
    case 'open':
      return (
        <div className={styles['plans']}>
          {vm.columns.map((column) => (
            <PlanColumn key={column.sku} column={column} theirs={vm.theirs} billing={vm.billing} />
          ))}
        </div>
      );
  }
});

const Others = observer(function Others({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const { enquiryAddress } = vm;
  return (
    <div className={styles['others']}>
      <Stack gap={1}>
        <Heading level={2}>{words('one-title')}</Heading>
        <Text tone="second">{words('one-text')}</Text>
        <Link href={pathTo('singlePurchase')}>{words('one-link')}</Link>
      </Stack>
      {enquiryAddress !== null && (
        <Stack gap={1}>
          <Heading level={2}>{words('large-title')}</Heading>
          <Text tone="second">{words('large-text')}</Text>
          <ExternalLink href={enquiryAddress} newTabLabel={words('new-tab')}>
            {words('large-link')}
          </ExternalLink>
        </Stack>
      )}
    </div>
  );
});
