import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ExternalLink, LinkButton } from '../../ui/link.tsx';
import { acceptTermsMessages } from './accept-terms.messages.ts';
import styles from './accept-terms.module.css';
import type { AcceptTermsViewModel } from './accept-terms.view-model.ts';

// AUTH-14
export const AcceptTermsScreen = observer(function AcceptTermsScreen({
  vm,
}: {
  readonly vm: AcceptTermsViewModel;
}) {
  const words = useWords(acceptTermsMessages);
  return (
    <FormPage title={words('title')} lead={vm.wasAccepted ? undefined : words('lead')}>
      {vm.wasAccepted && (
        <Alert
          tone="ok"
          title={words('accepted-title')}
          actions={
            <LinkButton kind="primary" href={vm.onward}>
              {words('continue')}
            </LinkButton>
          }
        >
          {words('accepted-text')}
        </Alert>
      )}
      <Card padding="l">
        <Stack gap={4}>
          <Papers vm={vm} />
          {!vm.wasAccepted && <Answer vm={vm} />}
        </Stack>
      </Card>
      {!vm.wasAccepted && (
        <Text tone="second" size="xs">
          {words('signed-in-as', { email: vm.email })}
        </Text>
      )}
    </FormPage>
  );
});

const Papers = observer(function Papers({ vm }: { readonly vm: AcceptTermsViewModel }) {
  const words = useWords(acceptTermsMessages);
  const papers = [
    { id: 'terms', href: vm.addressOf('terms-of-service') },
    { id: 'privacy', href: vm.addressOf('privacy-policy') },
  ] as const;
  return (
    <ul className={styles['papers']}>
      {papers.map(({ id, href }) => (
        <li key={id} className={styles['paper']}>
          {href === null ? (
            words(id)
          ) : (
            <ExternalLink href={href} newTabLabel={words('opens-new-tab')}>
              {words(id)}
            </ExternalLink>
          )}
          <Text tone="second" size="xs">
            {words(`${id}-text`)}
          </Text>
        </li>
      ))}
    </ul>
  );
});

const Answer = observer(function Answer({ vm }: { readonly vm: AcceptTermsViewModel }) {
  const words = useWords(acceptTermsMessages);
  const failures = useWords(profileMessages);
  const failure =
    vm.failure === null || vm.failure === 'email-in-use'
      ? vm.failure && words(vm.failure)
      : failures(vm.failure);
  return (
    <>
      <Text>{words('agreement')}</Text>
      <FormError>{failure}</FormError>
      <Stack gap={2}>
        <Button
          kind="primary"
          isWide
          onPress={() => void vm.accept()}
          isPending={vm.isAccepting}
          pendingLabel={words('pending')}
        >
          {words('accept')}
        </Button>
        <Button kind="quiet" isWide onPress={() => void vm.decline()} isDisabled={vm.isAccepting}>
          {words('decline')}
        </Button>
      </Stack>
    </>
  );
});
