import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { PlainLink } from '../../ui/link.tsx';
import { calculatorListMessages } from './calculator-list.messages.ts';
import styles from './calculator-list.module.css';
import type { CalculatorListViewModel } from './calculator-list.view-model.ts';
import { Emblem } from './emblem.tsx';

// NAV-5 D NAV-5.2
export const CalculatorListScreen = observer(function CalculatorListScreen({
  vm,
}: {
  readonly vm: CalculatorListViewModel;
}) {
  const words = useWords(calculatorListMessages);
  return (
    <Container>
      <Stack gap={8}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <ul className={styles['list']}>
          {vm.calculators.map(({ type, path }) => (
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
      </Stack>
    </Container>
  );
});
