import { moneyText, type Cents } from '@ridgeline/core/billing';
import type { Locale } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import type { OfferedPlan, OfferedPlans } from './offered-plans.ts';
import styles from './prices.module.css';
import { splashMessages } from './splash.messages.ts';

type Props = { readonly offered: OfferedPlans };

// HDR-13 PLAN-1
export const Prices = observer(function Prices({ offered }: Props) {
  const words = useWords(splashMessages);
  const { locale } = useLanguage();
  const { state, reportPrice } = offered;
  return (
    <section className={styles['prices']} aria-labelledby="prices">
      <div className={styles['head']}>
        <Heading level={2} id="prices">
          {words('prices-title')}
        </Heading>
        <Text tone="second">{words('prices-text')}</Text>
      </div>
      {state.is === 'open' && (
        <ul className={styles['plans']}>
          {offered.plansIn(locale).map((plan) => (
            <Plan key={plan.sku} plan={plan} />
          ))}
        </ul>
      )}
      {state.is === 'loading' && <PlansToCome />}
      {state.is === 'unreachable' && (
        <div className={styles['unreachable']}>
          <Text>{words('prices-unreachable')}</Text>
          <Button onPress={() => void offered.load()}>{words('try-again')}</Button>
        </div>
      )}
      <p className={styles['single']}>
        {reportPrice !== null && words('single-report', { price: shortMoney(reportPrice, locale) })}
      </p>
    </section>
  );
});

function Plan({ plan: { title, price, isFrom, offer } }: { readonly plan: OfferedPlan }) {
  const words = useWords(splashMessages);
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
  const words = useWords(splashMessages);
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
