import { moneyText } from '@ridgeline/core/billing';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { teamMessages } from './team.messages.ts';
import type { TeamUpsellViewModel } from './team-upsell.view-model.ts';

/** HDR-12: why there is no team, which plan gives one, and what it costs. */
export const TeamUpsell = observer(function TeamUpsell({
  vm: { own, plan, state },
}: {
  readonly vm: TeamUpsellViewModel;
}) {
  const words = useWords(teamMessages);
  const { locale } = useLanguage();
  if (state.is === 'loading') {
    return (
      <>
        <PageTitle>{words('title')}</PageTitle>
        <Waiting label={words('upsell-loading')}>
          <Card padding="l">
            <Stack gap={4}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton shape="button" />
            </Stack>
          </Card>
        </Waiting>
      </>
    );
  }
  return (
    <>
      <PageTitle>{words('title')}</PageTitle>
      <Card padding="l">
        <Stack gap={4}>
          {plan === null ? (
            <Text>{words('upsell-plain')}</Text>
          ) : (
            <>
              <Heading level={2}>{words('upsell-title', { plan: plan.title })}</Heading>
              {plan.seats !== null && (
                <Text>{words('upsell-why', { own, plan: plan.title, seats: plan.seats })}</Text>
              )}
              {plan.price !== null && (
                <Text size="l">{words('upsell-price', { price: moneyText(plan.price, locale) })}</Text>
              )}
            </>
          )}
          <Cluster>
            <LinkButton kind="primary" href={plan?.path ?? pathTo('plans')}>
              {plan === null ? words('see-plans') : words('upsell-action', { plan: plan.title })}
            </LinkButton>
          </Cluster>
        </Stack>
      </Card>
    </>
  );
});
