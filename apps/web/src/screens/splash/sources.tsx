import type { ReactElement } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Text } from '../../ui/heading.tsx';
import { MarkList } from '../../ui/mark-list.tsx';
import { splashMessages } from './splash.messages.ts';
import styles from './splash.module.css';

const SOURCES: readonly {
  readonly about: 'limits' | 'codes' | 'storms' | 'climate' | 'permits' | 'makers';
  readonly name:
    | 'from-census'
    | 'from-states'
    | 'from-weather'
    | 'from-energy'
    | 'from-offices'
    | 'from-makers';
  readonly lines: ReactElement;
}[] = [
  {
    about: 'limits',
    name: 'from-census',
    lines: <path d="M5 9l7-4 8 4 7-4v18l-7 4-8-4-7 4zM12 5v18M20 9v18" />,
  },
  {
    about: 'codes',
    name: 'from-states',
    lines: <path d="M4 27h24M6 27V14M12 27V14M20 27V14M26 27V14M4 13h24L16 4z" />,
  },
  {
    about: 'storms',
    name: 'from-weather',
    lines: <path d="M9 19a6 6 0 1 1 1-12 8 8 0 0 1 15 4 4 4 0 0 1-1 8zM10 24h.01M16 27h.01M22 24h.01" />,
  },
  {
    about: 'climate',
    name: 'from-energy',
    lines: <path d="M16 3v26M5 9.5l22 13M27 9.5l-22 13M12 5l4 4 4-4M12 27l4-4 4 4" />,
  },
  { about: 'permits', name: 'from-offices', lines: <path d="M8 3h11l6 6v20H8zM19 3v6h6M12 16h9M12 21h9" /> },
  {
    about: 'makers',
    name: 'from-makers',
    lines: <path d="M4 27V15L16 5l12 10v12zM4 21h12M16 15h12M16 21h12M10 15v6M22 15v6M16 21v6" />,
  },
];

// HDR-13 D HDR-13.1
export function Sources() {
  const words = useWords(splashMessages);
  return (
    <section className={styles['sources']} aria-label={words('sources-text')}>
      <Text tone="second" size="xs">
        {words('sources-text')}
      </Text>
      <MarkList
        label={words('sources-text')}
        marks={SOURCES.map(({ about, name, lines }) => ({ about: words(about), name: words(name), lines }))}
      />
    </section>
  );
}
