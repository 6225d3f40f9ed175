import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { ReportIcon } from '../../ui/icons.tsx';
import { CalculatorIllustration, ReportIllustration } from '../../ui/illustrations.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { VisitorAddressField } from '../../parts/visitor-address-field.tsx';
import { LiveEave } from './live-eave.tsx';
import { ProCard } from './pro-card.tsx';
import { Sources } from './sources.tsx';
import { splashMessages } from './splash.messages.ts';
import styles from './splash.module.css';
import type { SplashViewModel } from './splash.view-model.ts';

// HDR-13
type Props = {
  readonly vm: SplashViewModel;
  /** Loaded after the rest. */
  readonly prices: ReactNode;
};

export const SplashScreen = observer(function SplashScreen({ vm, prices }: Props) {
  const words = useWords(splashMessages);
  return (
    <Container>
      <title>Ridgeline</title>
      <div className={styles['page']}>
        <div className={styles['hero']}>
          <div className={styles['opening']}>
            <Heading level={1} size="xxl">
              {words('title')}
            </Heading>
            <Text tone="second" size="m">
              {words('lead')}
            </Text>
            <AddressForm vm={vm} />
            <p className={styles['account']}>
              <span>{words('have-account')}</span>
              <Link href={pathTo('login')}>{words('sign-in')}</Link>
              <Link href={pathTo('signUp')}>{words('sign-up')}</Link>
            </p>
          </div>
          <LiveEave vm={vm} />
        </div>
        <Sources />
        <div className={styles['features']}>
          <section className={styles['feature']}>
            <div className={styles['illustration']}>
              <ReportIllustration />
            </div>
            <Stack gap={2}>
              <Heading level={2}>{words('report-title')}</Heading>
              <Text tone="second">{words('report-text')}</Text>
            </Stack>
          </section>
          <section className={styles['feature']}>
            <div className={styles['illustration']}>
              <CalculatorIllustration />
            </div>
            <Stack gap={2}>
              <Heading level={2}>{words('calculators-title')}</Heading>
              <Text tone="second">{words('calculators-text')}</Text>
              <Link href={pathTo('estimates')}>{words('calculators-open')}</Link>
            </Stack>
          </section>
        </div>
        {prices}
        <ProCard />
      </div>
    </Container>
  );
});

const AddressForm = observer(function AddressForm({ vm }: { readonly vm: SplashViewModel }) {
  const words = useWords(splashMessages);
  return (
    <form
      noValidate
      className={styles['form']}
      action={pathTo('pendingReport')}
      onSubmit={(event) => {
        event.preventDefault();
        vm.submit();
      }}
    >
      <div className={styles['ask']}>
        <VisitorAddressField
          address={vm.address}
          label={words('address-label')}
          placeholder={words('address-placeholder')}
          error={vm.addressProblem === null ? undefined : words(vm.addressProblem)}
        />
        <Button type="submit" kind="primary">
          {words('start')}
        </Button>
      </div>
      <Cluster gap={2}>
        <LinkButton icon={<ReportIcon />} href={pathTo('sampleReport')}>
          {words('sample')}
        </LinkButton>
        <Text tone="second">{words('no-account-needed')}</Text>
      </Cluster>
    </form>
  );
});
