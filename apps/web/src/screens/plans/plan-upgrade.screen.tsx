import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { AllPlans, Choices, Columns, ChangedElsewhere } from './plan-comparison.tsx';
import { plansScreenMessages } from './plans.messages.ts';
import type { PlansViewModel } from './plans.view-model.ts';

type Props = { readonly vm: PlansViewModel };

// HDR-5 PLAN-1
export const PlanUpgradeScreen = observer(function PlanUpgradeScreen({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const { planTitle: plan, upgrades } = vm;
  const hasLargest = vm.state.is === 'open' && upgrades.every(({ isTheirs }) => isTheirs);
  return (
    <Container>
      <Stack gap={6}>
        <Cluster justify="between" align="end">
          <PageTitle lead={plan === null ? undefined : words('upgrade-from', { plan })}>
            {words('upgrade-title')}
          </PageTitle>
          <Choices vm={vm} />
        </Cluster>
        <ChangedElsewhere vm={vm} />
        {hasLargest ? (
          <Alert
            tone="info"
            title={words('largest')}
            actions={<LinkButton href={pathTo('businessPricing')}>{words('large-link')}</LinkButton>}
          >
            {words('large-text')}
          </Alert>
        ) : (
          <Columns vm={vm} columns={upgrades} />
        )}
        <AllPlans vm={vm} />
      </Stack>
    </Container>
  );
});
