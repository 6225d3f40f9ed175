import { Alert, FormError } from '../ui/alert.tsx';
import { Badge, Count } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { BellIcon, IceIcon } from '../ui/icons.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Toasts } from '../ui/toast.tsx';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

export function NoticesSection({ words, toasts }: { readonly words: Words; readonly toasts: Toasts }) {
  return (
    <Section id="notices" title="Notices">
      <Specimen name="Alert, FormError">
        <Alert tone="info" title={words.infoTitle}>
          {words.infoText}
        </Alert>
        <Alert tone="ok" dismiss={{ label: words.close, onPress: () => {} }}>
          {words.okText}
        </Alert>
        <Alert tone="warn" title={words.warnTitle}>
          {words.warnText}
        </Alert>
        <Alert tone="danger" title={words.dangerTitle} actions={<Button size="s">{words.tryAgain}</Button>}>
          {words.dangerText}
        </Alert>
        <FormError>{words.emailError}</FormError>
      </Specimen>
      <Specimen name="Banner, Toasts">
        <Banner label={words.profile} action={<Link href="#fields">{words.bannerAction}</Link>}>
          {words.bannerText}
        </Banner>
        <Banner label={words.planDetails} tone="info" action={<Button size="s">{words.explore}</Button>}>
          {words.trial}
        </Banner>
        <Banner label={words.offline} tone="warn" dismiss={{ label: words.close, onPress: () => {} }}>
          {words.offline}
        </Banner>
        <Cluster>
          <Button onPress={() => toasts.show({ tone: 'ok', text: words.toastSaved })}>
            {words.showToast}
          </Button>
          <Button
            onPress={() => toasts.show({ tone: 'info', title: words.toastTitle, text: words.toastText })}
          >
            {words.toastTitle}
          </Button>
          <Button
            onPress={() =>
              toasts.show({
                tone: 'warn',
                text: words.pastDue,
                action: { label: words.takeAction, onPress: () => {} },
              })
            }
          >
            {words.takeAction}
          </Button>
        </Cluster>
      </Specimen>
      <Specimen name="Badge, Count">
        <Cluster gap={2}>
          <Badge>{words.draft}</Badge>
          <Badge tone="ok">{words.ready}</Badge>
          <Badge tone="info">{words.running}</Badge>
          <Badge tone="warn">{words.warnTitle}</Badge>
          <Badge tone="danger">{words.failed}</Badge>
          <Badge tone="accent" icon={<IceIcon size={16} />}>
            {words.ice}
          </Badge>
          <BellIcon />
          <Count label={words.notices}>3</Count>
        </Cluster>
      </Specimen>
      <Specimen name="Spinner, Progress">
        <Cluster>
          <Spinner label={words.loading} size={16} />
          <Spinner label={words.loading} />
          <Spinner label={words.loading} size={32} />
        </Cluster>
        <Progress label={words.preparing} value={4} max={9} valueText={words.preparingCount} />
        <Progress label={words.storage} value={27} max={30} valueText="27 / 30" />
      </Specimen>
      <Specimen name="Waiting, Skeleton" isWide>
        <Waiting label={words.loading}>
          <Stack gap={2}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
            <Cluster>
              <Skeleton shape="round" />
              <Skeleton shape="button" />
            </Cluster>
          </Stack>
        </Waiting>
      </Specimen>
    </Section>
  );
}
