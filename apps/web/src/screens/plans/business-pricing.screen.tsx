import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Cluster, Columns as Split, Container, Stack } from '../../ui/layout.tsx';
import { ExternalLink, LinkButton } from '../../ui/link.tsx';
import { AllPlans, Choices, Columns, ChangedElsewhere } from './plan-comparison.tsx';
import { plansScreenMessages } from './plans.messages.ts';
import type { PlansViewModel } from './plans.view-model.ts';

type Props = { readonly vm: PlansViewModel };

// PLAN-1 HDR-5
export const BusinessPricingScreen = observer(function BusinessPricingScreen({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  return (
    <Container>
      <Stack gap={6}>
        <Cluster justify="between" align="end">
          <PageTitle lead={words('business-lead')}>{words('business-title')}</PageTitle>
          <Choices vm={vm} />
        </Cluster>
        <ChangedElsewhere vm={vm} />
        <Split split="halves">
          <Columns vm={vm} columns={vm.forTeams} />
          {/* Below the plans on a phone, it would move when they come. */}
          <div>{vm.state.is !== 'loading' && <ByAgreement vm={vm} />}</div>
        </Split>
        <AllPlans vm={vm} />
      </Stack>
    </Container>
  );
});

const ByAgreement = observer(function ByAgreement({ vm }: Props) {
  const words = useWords(plansScreenMessages);
  const { enquiryAddress } = vm;
  return (
    <Sheet id="by-agreement" title={words('ask-price')}>
      <Stack gap={4}>
        <FactList>
          <Fact term="Premium">{words('premium-text')}</Fact>
          <Fact term="Enterprise">{words('enterprise-text')}</Fact>
        </FactList>
        <div>
          {enquiryAddress === null ? (
            <LinkButton href={pathTo('feedback')}>{words('large-link')}</LinkButton>
          ) : (
            <ExternalLink href={enquiryAddress} newTabLabel={words('new-tab')}>
              {words('large-link')}
            </ExternalLink>
          )}
        </div>
      </Stack>
    </Sheet>
  );
});
