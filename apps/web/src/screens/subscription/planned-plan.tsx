import { billingMessages, moneyText } from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { AmountLine, EstimateLines } from '../../parts/checkout/estimate-lines.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { plannedPlanTexts } from './planned-plan.messages.ts';
import { subscriptionMessages } from './subscription.messages.ts';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

type Props = { readonly vm: SubscriptionViewModel };

/** PLAN-8: what was ordered for the end of the trial: what is charged, and when. */
export const PlannedPlan = observer(function PlannedPlan({ vm }: Props) {
  const words = useWords(plannedPlanTexts);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const { plan } = vm.planned;
  if (plan === null) return <NotRead vm={vm} />;
  const { estimate, retryAt, billingPeriod } = plan;
  const title = planTitle(plan, locale);
  const date = vm.date(estimate.chargedAt);
  return (
    <Sheet id="planned-plan" title={words('title')}>
      <Stack gap={4}>
        <p>{words(retryAt === null ? 'begins' : 'retried', { plan: title, date })}</p>
        <EstimateLines estimate={estimate} item={title} period={billingPeriod}>
          <AmountLine term={billing('due-later', { date })} amount={moneyText(estimate.total, locale)} />
        </EstimateLines>
        <Cluster>
          <Button onPress={() => vm.planned.askToCancel(true)}>{words('cancel')}</Button>
        </Cluster>
      </Stack>
    </Sheet>
  );
});

const NotRead = observer(function NotRead({ vm }: Props) {
  const words = useWords(plannedPlanTexts);
  const screen = useWords(subscriptionMessages);
  if (vm.planned.state.is !== 'unreachable')
    return (
      <Waiting label={screen('loading')}>
        <Skeleton shape="block" />
      </Waiting>
    );
  return (
    <Alert
      tone="danger"
      role="alert"
      title={words('unreachable')}
      actions={<Button onPress={() => void vm.planned.load()}>{screen('try-again')}</Button>}
    />
  );
});
