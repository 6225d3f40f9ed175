import { readingMessages } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { manufacturerSelectionMessages } from './manufacturer-selection.messages.ts';
import type { ManufacturerSelectionViewModel, SelectionState } from './manufacturer-selection.view-model.ts';

type Props = { readonly vm: ManufacturerSelectionViewModel };

/** Below this many, a list is read faster than it is searched. */
const SEARCHED_FROM = 8;

// NAV-4
export const ManufacturerSelectionScreen = observer(function ManufacturerSelectionScreen({ vm }: Props) {
  const words = useWords(manufacturerSelectionMessages);
  const { state } = vm;
  if (state.is === 'failed') return <Failed vm={vm} failure={state.failure} />;
  return (
    <FormPage title={words('title')} lead={words('lead')}>
      {state.is === 'loading' ? (
        <Waiting label={words('loading')}>
          <Card padding="l">
            <Stack gap={4}>
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Card>
        </Waiting>
      ) : (
        <Selection vm={vm} state={state} />
      )}
    </FormPage>
  );
});

type Ready = Extract<SelectionState, { readonly is: 'ready' }>;

const Selection = observer(function Selection({ vm, state }: Props & { readonly state: Ready }) {
  const words = useWords(manufacturerSelectionMessages);
  const ofReports = useWords(reportMessages);
  const { report, makers } = state;
  return (
    <Stack gap={4}>
      <Text tone="second">
        <Link href={pathTo('report', { number: vm.reportNumber })}>
          {report.address ?? words('back-to-report', { report: vm.reportNumber })}
        </Link>
      </Text>
      {!report.mayChange && <Alert tone="info">{ofReports('reads-only')}</Alert>}
      {report.mayChange && (
        <Card padding="l">
          {makers.length === 0 ? (
            <Text>{words('no-makers')}</Text>
          ) : (
            <Form onSubmit={vm.save}>
              <RadioGroup
                label={words('maker')}
                name="maker"
                options={makers.map(({ value, label }) => ({ id: value, label }))}
                value={vm.maker}
                onChange={(maker) => void vm.chooseMaker(maker)}
                {...(vm.maker === null && vm.isProductMissing ? { error: words('choose-product') } : {})}
              />
              <Products vm={vm} />
              <Cluster justify="end" gap={2}>
                {vm.hasChoice && (
                  <Button
                    onPress={() => void vm.takeBack()}
                    isPending={vm.saving === 'take-back'}
                    pendingLabel={words('saving')}
                  >
                    {words('take-back')}
                  </Button>
                )}
                <SubmitButton isPending={vm.saving === 'choice'} pendingLabel={words('saving')}>
                  {words('save')}
                </SubmitButton>
              </Cluster>
            </Form>
          )}
        </Card>
      )}
    </Stack>
  );
});

const Products = observer(function Products({ vm }: Props) {
  const words = useWords(manufacturerSelectionMessages);
  const { products, maker, makerName, found } = vm;
  if (products.is === 'none' || maker === null) return null;
  if (products.is === 'loading') {
    return (
      <Waiting label={words('loading-products')}>
        <Stack gap={3}>
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Waiting>
    );
  }
  if (products.is === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words('products-unavailable', { maker: makerName })}
        actions={<Button onPress={() => void vm.chooseMaker(maker)}>{words('try-again')}</Button>}
      />
    );
  }
  if (products.products.length === 0) return <Text>{words('no-products', { maker: makerName })}</Text>;
  return (
    <>
      {products.products.length >= SEARCHED_FROM && (
        <SearchField
          label={words('find-product')}
          clearLabel={words('clear')}
          maxLength={60}
          value={vm.term}
          onChange={vm.find}
        />
      )}
      <Found vm={vm} />
      {found.length > 0 && (
        <RadioGroup
          label={words('product')}
          name="product"
          options={found.map(({ value, label }) => ({ id: value, label }))}
          value={vm.product}
          onChange={vm.chooseProduct}
          {...(vm.isProductMissing ? { error: words('choose-product') } : {})}
        />
      )}
    </>
  );
});

/** Announced while one types; read by everybody only where something is searched. */
const Found = observer(function Found({ vm: { found, term, makerName } }: Props) {
  const words = useWords(manufacturerSelectionMessages);
  const told = (
    <output>
      {found.length === 0
        ? words('none-found', { maker: makerName })
        : words('found', { count: found.length })}
    </output>
  );
  return term === '' ? (
    <VisuallyHidden>{told}</VisuallyHidden>
  ) : (
    <Text tone="second" size="xs">
      {told}
    </Text>
  );
});

function Failed({
  vm,
  failure,
}: Props & { readonly failure: Extract<SelectionState, { is: 'failed' }>['failure'] }) {
  const words = useWords(manufacturerSelectionMessages);
  const reports = useWords(reportMessages);
  const failures = useWords(readingMessages);
  const isGone = failure === 'report-not-found';
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<EmptyIllustration />}
        title={isGone ? failures(failure) : words(failure)}
        actions={
          failure === 'unavailable' ? (
            <Button onPress={() => void vm.load()}>{words('try-again')}</Button>
          ) : (
            <LinkButton href={pathTo('dashboard')}>{words('to-projects')}</LinkButton>
          )
        }
      >
        {isGone ? reports('not-found-text') : words(`${failure}-text`)}
      </EmptyState>
    </Container>
  );
}
