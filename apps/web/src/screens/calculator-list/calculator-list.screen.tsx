import { CALCULATOR_TYPES, pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { PlainLink } from '../../ui/link.tsx';
import { Waiting } from '../../ui/skeleton.tsx';
import { calculatorListMessages } from './calculator-list.messages.ts';
import styles from './calculator-list.module.css';
import type { CalculatorListViewModel, ListedCalculator } from './calculator-list.view-model.ts';
import { Emblem } from './emblem.tsx';

type Props = { readonly vm: CalculatorListViewModel };

// NAV-5 D NAV-5.2
export const CalculatorListScreen = observer(function CalculatorListScreen({ vm }: Props) {
  const words = useWords(calculatorListMessages);
  return (
    <Container>
      <Stack gap={8}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <Listed vm={vm} />
      </Stack>
    </Container>
  );
});

const Listed = observer(function Listed({ vm }: Props) {
  const words = useWords(calculatorListMessages);
  const { state } = vm;
  if (state.is === 'ready') return <Cards calculators={state.calculators} />;
  if (state.is === 'none') return <Alert tone="info">{words('none')}</Alert>;
  if (state.is === 'loading') {
    return (
      <Waiting label={words('list-loading')}>
        <Cards calculators={ALL} isComing />
      </Waiting>
    );
  }
  return (
    <Alert
      tone="danger"
      role="alert"
      title={words('list-failed')}
      actions={<Button onPress={() => void vm.retry()}>{words('try-again')}</Button>}
    >
      {words('list-failed-text')}
    </Alert>
  );
});

/** Most people have all of them: their cards keep the place of the list while it is loaded. */
const ALL = CALCULATOR_TYPES.map((type) => ({ type, path: pathTo('calculator', { type }) }));

function Cards({
  calculators,
  isComing = false,
}: {
  readonly calculators: readonly ListedCalculator[];
  readonly isComing?: boolean;
}) {
  const words = useWords(calculatorListMessages);
  return (
    <ul className={classNames(styles['list'], isComing && styles['coming'])}>
      {calculators.map(({ type, path }) => (
        <li key={type} className={styles['card']}>
          <div className={styles['emblem']}>
            <Emblem type={type} />
          </div>
          <PlainLink href={path} className={styles['name']}>
            {words(type)}
          </PlainLink>
          <p className={styles['text']}>{words(`${type}-text`)}</p>
        </li>
      ))}
    </ul>
  );
}
