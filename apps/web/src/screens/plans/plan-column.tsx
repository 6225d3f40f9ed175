import { moneyText } from '@ridgeline/core/billing';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { plansScreenMessages } from './plans.messages.ts';
import styles from './plans.module.css';
import type { PlanColumn as Column, PlansViewModel } from './plans.view-model.ts';

type Props = {
  readonly column: Column;
  readonly theirs: PlansViewModel['theirs'];
  readonly billing: PlansViewModel['billing'];
};

/** One plan: its price, what can be done with it, and what it includes. */
export function PlanColumn({ column, theirs, billing }: Props) {
  const words = useWords(plansScreenMessages);
  const { locale } = useLanguage();
  const { title, description, price, isTheirs, move, sku } = column;
  return (
    <section
      aria-labelledby={`plan-${sku}`}
      className={classNames(styles['plan'], isTheirs && styles['theirs'])}
    >
      <header className={styles['head']}>
        <div className={styles['name']}>
          <Heading level={2} id={`plan-${sku}`}>
            {title}
          </Heading>
          {isTheirs && <Badge>{words('yours')}</Badge>}
        </div>
        <p className={styles['description']}>{description}</p>
        <p className={styles['price']}>
          {price === null ? (
            words('ask-price')
          ) : (
            <>
              <strong>{moneyText(price, locale).replace(/[.,]00$/, '')}</strong>{' '}
              {price > 0 && words(billing === 'annual' ? 'a-year' : 'a-month')}
            </>
          )}
        </p>
        <div className={styles['move']}>
          {move.is === 'buy' && price !== null && (
            <LinkButton href={move.path} kind={isBigger(column, theirs) ? 'primary' : 'secondary'} isWide>
              {words(theirs === null ? 'choose' : 'switch', { plan: title })}
            </LinkButton>
          )}
          {(move.is === 'manage' || move.is === 'leave') && (
            <LinkButton href={move.path} isWide>
              {words(move.is)}
            </LinkButton>
          )}
        </div>
      </header>
      <Offer column={column} theirs={theirs} />
    </section>
  );
}

/** Whether a plan is larger than the reader's: its button is the primary one of the screen. */
function isBigger({ offer }: Column, theirs: Props['theirs']): boolean {
  return offer.quickViews > (theirs?.quickViews ?? 0) && offer.seats !== 1;
}

function Offer({ column: { offer, isTheirs }, theirs }: Omit<Props, 'billing'>) {
  const words = useWords(plansScreenMessages);
  const { locale } = useLanguage();
  const counted = (name: 'quickViews' | 'codeDetails' | 'weather') => (
    <Count value={offer[name]} base={isTheirs ? null : (theirs?.[name] ?? null)} />
  );
  return (
    <dl className={styles['offer']}>
      <Row term={words('properties')}>{counted('quickViews')}</Row>
      <Row term={words('code-details')}>{counted('codeDetails')}</Row>
      <Row term={words('weather')}>{counted('weather')}</Row>
      <Row term={words('overage')}>
        {offer.overage === null ? words('not-offered') : moneyText(offer.overage, locale)}
      </Row>
      <Row term={words('seats')}>
        {offer.seats === null ? (
          words('no-limit')
        ) : (
          <Count value={offer.seats} base={isTheirs ? null : (theirs?.seats ?? null)} />
        )}
      </Row>
      <Row term={words('integrations')}>{words(offer.integrations ? 'included' : 'not-included')}</Row>
      <Row term={words('calculators')}>{words('all-four')}</Row>
      <Row term={words('pause')}>{words(offer.pausable ? 'pause-terms' : 'nothing-to-pause')}</Row>
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles['row']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number, and what it is more than the reader has. */
function Count({ value, base }: { readonly value: number; readonly base: number | null }) {
  const more = base === null ? 0 : value - base;
  return (
    <>
      {value}
      {more > 0 && <span className={styles['more']}> +{more}</span>}
    </>
  );
}
