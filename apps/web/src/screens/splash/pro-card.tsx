import { navigationMessages, PRO_UPSELL } from '@ridgeline/core/navigation';
import { useWords } from '../../language/use-words.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { splashMessages } from './splash.messages.ts';
import styles from './splash.module.css';

// HDR-13
export function ProCard() {
  const words = useWords(splashMessages);
  const shared = useWords(navigationMessages);
  return (
    <section className={styles['pro']}>
      <div className={styles['proHead']}>
        <Heading level={2}>{shared('pro-title')}</Heading>
        <Text tone="second">{words('pro-text')}</Text>
        <LinkButton href={PRO_UPSELL.leadsTo}>{shared('pro-action')}</LinkButton>
      </div>
      <ul className={styles['proLines']}>
        {PRO_UPSELL.lines.map(({ line, count }) => (
          <li key={line} className={styles['proLine']}>
            <CheckIcon size={16} />
            <span>{count === null ? shared(line) : shared(line, { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
