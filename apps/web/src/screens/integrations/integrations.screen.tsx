import { descriptionIn, integrationsMessages } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { IntegrationsOffer } from '../../parts/integrations-offer.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataList, DataRow } from '../../ui/data-list.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { IntegrationIcon, KeyIcon } from '../../ui/icons.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { integrationsScreenMessages } from './integrations.messages.ts';
import type { IntegrationsViewModel } from './integrations.view-model.ts';

type Props = { readonly vm: IntegrationsViewModel };

// API-5
export const IntegrationsScreen = observer(function IntegrationsScreen({ vm }: Props) {
  const words = useWords(integrationsScreenMessages);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        {!vm.store.isInPlan && <IntegrationsOffer />}
        <List vm={vm} />
      </Stack>
    </Container>
  );
});

const List = observer(function List({ vm }: Props) {
  const words = useWords(integrationsScreenMessages);
  const why = useWords(integrationsMessages);
  const { locale } = useLanguage();
  const { state, load } = vm.store;
  if (state.is === 'loading') {
    return (
      <Waiting label={words('loading')}>
        <Skeleton shape="block" />
      </Waiting>
    );
  }
  if (state.is === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words('failed')}
        actions={<Button onPress={() => void load()}>{words('try-again')}</Button>}
      >
        {why(state.failure)}
      </Alert>
    );
  }
  const { listed, ownKeys } = state.connections;
  return (
    <DataList label={words('list')}>
      <DataRow
        title={words('own')}
        href={vm.ownSystems}
        lead={<KeyIcon />}
        detail={words('own-text')}
        badge={ownKeys.length > 0 && <Badge tone="ok">{words('keys', { count: ownKeys.length })}</Badge>}
      />
      {listed.map(({ integration, key }) => (
        <DataRow
          key={integration.id}
          title={integration.title}
          href={vm.pathOf(integration)}
          lead={<IntegrationIcon />}
          detail={descriptionIn(integration, locale)}
          badge={
            <Badge tone={key === null ? 'plain' : 'ok'}>
              {words(key === null ? 'not-connected' : 'connected')}
            </Badge>
          }
        />
      ))}
    </DataList>
  );
});
