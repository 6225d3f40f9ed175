import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import styles from './prices.module.css';
import { splashMessages } from './splash.messages.ts';

/** Until their code is there. */
export function PricesToCome() {
  return (
    <PriceSheet>
      <div aria-busy="true" className={styles['room']} />
    </PriceSheet>
  );
}

export function PriceSheet({ children }: { readonly children: ReactNode }) {
  const words = useWords(splashMessages);
  return (
    <section className={styles['prices']} aria-labelledby="prices">
      <div className={styles['head']}>
        <Heading level={2} id="prices">
          {words('prices-title')}
        </Heading>
        <Text tone="second">{words('prices-text')}</Text>
      </div>
      {children}
    </section>
  );
}
