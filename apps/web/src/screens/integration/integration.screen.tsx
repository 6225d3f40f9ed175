import {
  type ApiKey,
  type Connection,
  descriptionIn,
  integrationsMessages,
} from '@ridgeline/core/integrations';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { IntegrationsOffer } from '../../parts/integrations-offer.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { ExternalLink, Link, LinkButton } from '../../ui/link.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';
import { ConnectionSheet } from './connection-sheet.tsx';
import { integrationMessages } from './integration.messages.ts';
import type { IntegrationViewModel } from './integration.view-model.ts';
import { KeySheet } from './key-sheet.tsx';
import { TrySheet } from './try-sheet.tsx';

type Props = {
  readonly vm: IntegrationViewModel;
  /** Below the keys of one's own software. */
  readonly Webhooks: ComponentType<{
    readonly isInPlan: boolean;
    readonly onCopy: (text: string) => Promise<void>;
  }>;
};

const AskedDialog = overlayOnDemand<{ readonly vm: ApiKeysViewModel }>(
  async () => (await import('./asked-dialog.tsx')).AskedDialog,
);

// API-5
export const IntegrationScreen = observer(function IntegrationScreen({ vm, Webhooks }: Props) {
  return (
    <Container>
      <Stack gap={6}>
        <Shown vm={vm} Webhooks={Webhooks} />
      </Stack>
      {vm.keys.asked !== null && <AskedDialog vm={vm.keys} isOpen onClose={() => vm.keys.ask(null)} />}
    </Container>
  );
});

const Shown = observer(function Shown({ vm, Webhooks }: Props) {
  const words = useWords(integrationMessages);
  const why = useWords(integrationsMessages);
  const { shown, store } = vm;
  switch (shown.is) {
    case 'loading':
      return (
        <Waiting label={words('loading')}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Waiting>
      );
    case 'unknown':
      return (
        <EmptyState
          level={1}
          title={words('unknown')}
          actions={<LinkButton href={pathTo('integrations')}>{words('all-integrations')}</LinkButton>}
        >
          {words('unknown-text')}
        </EmptyState>
      );
    case 'failed':
      return (
        <>
          <PageTitle>{words('integrations')}</PageTitle>
          <Alert
            tone="danger"
            role="alert"
            title={words('failed')}
            actions={<Button onPress={() => void store.load()}>{words('try-again')}</Button>}
          >
            {why(shown.failure)}
          </Alert>
        </>
      );
    case 'own':
      return <OwnSystems vm={vm} keys={shown.keys} Webhooks={Webhooks} />;
    case 'listed':
      return <Listed vm={vm} connection={shown.connection} />;
  }
});

const OwnSystems = observer(function OwnSystems({
  vm,
  keys,
  Webhooks,
}: Props & { readonly keys: readonly ApiKey[] }) {
  const words = useWords(integrationMessages);
  return (
    <>
      <PageTitle above={<ToAll />} lead={words('own-lead')}>
        {words('own')}
      </PageTitle>
      {!vm.store.isInPlan && <IntegrationsOffer />}
      <KeySheet vm={vm.keys} keys={keys} />
      <TrySheet vm={vm.keys} />
      <Webhooks isInPlan={vm.store.isInPlan} onCopy={vm.keys.copy} />
    </>
  );
});

const Listed = observer(function Listed({
  vm,
  connection,
}: Pick<Props, 'vm'> & { readonly connection: Connection }) {
  const words = useWords(integrationMessages);
  const { locale } = useLanguage();
  const { title, guideUrl } = connection.integration;
  return (
    <>
      <PageTitle
        above={<ToAll />}
        lead={descriptionIn(connection.integration, locale)}
        actions={
          guideUrl === null ? undefined : (
            <ExternalLink href={guideUrl} newTabLabel={words('new-tab')}>
              {words('setup-guide')}
            </ExternalLink>
          )
        }
      >
        {title}
      </PageTitle>
      {!vm.store.isInPlan && <IntegrationsOffer />}
      <ConnectionSheet vm={vm.keys} connection={connection} />
    </>
  );
});

function ToAll() {
  const words = useWords(integrationMessages);
  return <Link href={pathTo('integrations')}>{words('integrations')}</Link>;
}
