import { moneyText, type Cents } from '@ridgeline/core/billing';
import type { Locale } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import type { OfferedPlan, PricesViewModel } from './prices.view-model.ts';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { PriceSheet } from './prices-to-come.tsx';
import styles from './prices.module.css';
import { pricesMessages } from './prices.messages.ts';

type Props = { readonly vm: PricesViewModel };

// HDR-13 PLAN-1
export const Prices = observer(function Prices({ vm }: Props) {
  const words = useWords(pricesMessages);
  const { locale } = useLanguage();
  const { state, reportPrice } = vm;
  return (
    <PriceSheet>
      {state.is === 'open' && (
        <ul className={styles['plans']}>
          {vm.plansIn(locale).map((plan) => (
            <Plan key={plan.sku} plan={plan} />
          ))}
        </ul>
      )}
      {state.is === 'loading' && <PlansToCome />}
      {state.is === 'unreachable' && (
        <div className={styles['unreachable']}>
          <Text>{words('prices-unreachable')}</Text>
          <Button onPress={() => void vm.load()}>{words('try-again')}</Button>
        </div>
      )}
      <p className={styles['single']}>
        {reportPrice !== null && words('single-report', { price: shortMoney(reportPrice, locale) })}
      </p>
    </PriceSheet>
  );
});

function Plan({ plan: { title, price, isFrom, offer } }: { readonly plan: OfferedPlan }) {
  const words = useWords(pricesMessages);
  const { locale } = useLanguage();
  const { quickViews, codeDetails, weather, seats } = offer;
  return (
    <li className={styles['plan']}>
      <Heading level={3}>{title}</Heading>
      <p className={styles['price']}>
        {price === null ? (
          words('by-agreement')
        ) : (
          <>
            {isFrom && <>{words('from')} </>}
            <strong>{shortMoney(price, locale)}</strong>
            {price > 0 && <> {words('a-month')}</>}
          </>
        )}
      </p>
      <p>{words('properties', { count: quickViews })}</p>
      <p>{words('code-details', { count: codeDetails })}</p>
      <p>{words('weather-histories', { count: weather })}</p>
      <p>{seats === null ? words('seats-without-limit') : words('seats', { count: seats })}</p>
    </li>
  );
}

/** As high as the plans that replace it. */
function PlansToCome() {
  const words = useWords(pricesMessages);
  return (
    <Waiting label={words('prices-loading')}>
      <div className={styles['plans']}>
        {['free', 'small', 'large'].map((plan) => (
          <div key={plan} className={styles['plan']}>
            <Skeleton shape="title" />
            <div className={styles['price']}>
              <Skeleton shape="short" />
            </div>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** '$29', without cents where there are none. */
function shortMoney(amount: Cents, locale: Locale): string {
  return moneyText(amount, locale).replace(/[.,]00$/, '');
}
