import { traceLine, type TraceWords } from '@ridgeline/core/calculators';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/heading.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import type { AnyCalculation } from '../calculator-form.ts';
import { calculatorMessages } from './calculator.messages.ts';
import styles from './working.module.css';

export interface WorkingProps {
  readonly calculation: AnyCalculation;
  /** Names what a step is about: "Eave 2". */
  readonly partName?: ((at: string) => string | null) | undefined;
  readonly copy: (text: string) => unknown;
}

/** D CALC-6.1: every step as core prints it, with what it rests on. */
export function Working({
  calculation,
  words: traceWords,
  partName,
  copy,
}: WorkingProps & { readonly words: TraceWords }) {
  const words = useWords(calculatorMessages);
  const { locale } = useLanguage();
  const lines = calculation.trace.map((step) => ({
    part: step.at === null ? null : (partName?.(step.at) ?? null),
    ...traceLine(step, traceWords, locale),
  }));
  const text = lines
    .map(({ part, title, working, rounding, interpretation, basis }, index) =>
      [
        `${index + 1}. ${part === null ? '' : `${part}. `}${title}`,
        `   ${working}`,
        `   ${[interpretation, rounding, basis].filter((one) => one !== null).join(' · ')}`,
      ].join('\n'),
    )
    .join('\n');
  return (
    <>
      <div className={styles['head']}>
        <Text tone="second">{words('working-text')}</Text>
        <div data-print="never">
          <Button size="s" icon={<CopyIcon />} onPress={() => copy(text)}>
            {words('copy-working')}
          </Button>
        </div>
      </div>
      <ol className={styles['lines']}>
        {lines.map(({ part, title, working, rounding, interpretation, basis }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the working is the line's name
          <li key={index} className={styles['line']}>
            <div className={styles['step']}>
              {part !== null && <span className={styles['part']}>{part}</span>}
              {title}
            </div>
            <div className={styles['sum']}>
              {beforeResult(working)}
              <strong>{working.slice(beforeResult(working).length)}</strong>
            </div>
            <div className={styles['rests']}>
              {interpretation !== null && <span>{interpretation}. </span>}
              {basis}. {rounding}.
            </div>
          </li>
        ))}
      </ol>
      <p className={styles['seal']}>{words('seal', { hash: inGroups(calculation.hash) })}</p>
    </>
  );
}

/** A line ends with its result. */
function beforeResult(working: string): string {
  return working.slice(0, working.lastIndexOf('= ') + 2);
}

/** As one word it would be wider than a phone. */
function inGroups(hash: string): string {
  return hash.replaceAll(/.{8}(?=.)/g, '$& ');
}
