import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { ExternalLink, Link } from '../../ui/link.tsx';
import { Choices, Columns, ChangedElsewhere } from './plan-comparison.tsx';
import { plansScreenMessages } from './plans.messages.ts';
import styles from './plans.module.css';
import type { PlansViewModel } from './plans.view-model.ts';

type Props = { readonly vm: PlansViewModel };

// PLAN-1
export const PlansScreen = observer(function PlansScreen({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const { planTitle: plan, hasEnded, renewsOn: date } = vm;
  const leadOf = (title: string): string => {
    if (hasEnded) return words('you-had', { plan: title });
    return date === null
      ? words('you-have', { plan: title })
      : words('you-have-renewed', { plan: title, date });
  };
  return (
    <Container>
      <Stack gap={6}>
        <Cluster justify="between" align="end">
          <PageTitle lead={plan === null ? undefined : leadOf(plan)}>{words('title')}</PageTitle>
          <Choices vm={vm} />
        </Cluster>
        <ChangedElsewhere vm={vm} />
        <Columns vm={vm} />
        <Others vm={vm} />
      </Stack>
    </Container>
  );
});

const Others = observer(function Others({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const { enquiryAddress } = vm;
  // They would move when the plans come.
  if (vm.state.is === 'loading') return null;
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
