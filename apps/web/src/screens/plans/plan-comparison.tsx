import { billingMessages, moneyText, PLAN_VARIANTS } from '@ridgeline/core/billing';
import { BILLING_PERIODS, plansMessages } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { MobileAppNote } from '../../parts/mobile-app-note.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { PlanColumn } from './plan-column.tsx';
import { plansScreenMessages } from './plans.messages.ts';
import styles from './plans.module.css';
import type { PlanColumn as Column, PlansViewModel } from './plans.view-model.ts';

type Props = { readonly vm: PlansViewModel };

/** Where the reader works, and how often they pay. */
export const Choices = observer(function Choices({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const { saving } = vm;
  const annual =
    saving === null
      ? billing('billing-annual')
      : words('annual-saves', { amount: moneyText(saving, locale) });
  return (
    <div className={classNames(styles['choices'], vm.state.is === 'loading' && styles['coming'])}>
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
    </div>
  );
});

/** Why the reader can change nothing here, and who or what can. */
export const ChangedElsewhere = observer(function ChangedElsewhere({ vm }: Props) {
  const plans = useWords(plansMessages);
  // PLAN-7
  if (!vm.isOwner) return <Alert tone="info">{plans('contact-team-owner')}</Alert>;
  return vm.isOfMobileApp ? <MobileAppNote /> : null;
});

/** The plans side by side, or those of them that `columns` names. */
export const Columns = observer(function Columns({
  vm,
  columns = vm.columns,
}: Props & { readonly columns?: readonly Column[] }) {
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
          {columns.map((column) => (
            <PlanColumn key={column.sku} column={column} theirs={vm.theirs} billing={vm.billing} />
          ))}
        </div>
      );
  }
});

/** Below the plans, where it would move when they come. */
export const AllPlans = observer(function AllPlans({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  return vm.state.is === 'loading' ? null : <Link href={pathTo('plans')}>{words('all-plans')}</Link>;
});
