import { sentences, traceLine, type TraceWords } from '@ridgeline/core/calculators';
import type { Locale } from '@ridgeline/core/shared';
import { memo, useDeferredValue } from 'react';
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

type LinesProps = WorkingProps & { readonly words: TraceWords };
type InLocale = { readonly locale: Locale };

/** The result comes first, and what it rests on follows when there is time: a roof with many eaves has a hundred lines. */
export function Working({ calculation, ...rest }: LinesProps) {
  const { locale } = useLanguage();
  return <Lines calculation={useDeferredValue(calculation)} locale={locale} {...rest} />;
}

/** D CALC-6.1: every step as core prints it, with what it rests on. */
const Lines = memo(
  function Lines({ calculation, locale, words: traceWords, partName, copy }: LinesProps & InLocale) {
    const words = useWords(calculatorMessages);
    const lines = linesOf(calculation, traceWords, locale, partName);
    return (
      <>
        <div className={styles['head']}>
          <Text tone="second">{words('working-text')}</Text>
          <div data-print="never">
            <Button size="s" icon={<CopyIcon />} onPress={() => copy(copied(lines))}>
              {words('copy-working')}
            </Button>
          </div>
        </div>
        <ol className={styles['lines']}>
          {lines.map(({ part, title, working, rounding, interpretation, basis }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place in the working is the line's name
            <li key={index} className={styles['line']}>
              <div>
                {part !== null && <span className={styles['part']}>{part}</span>}
                {title}
              </div>
              <div className={styles['sum']}>
                {beforeResult(working)}
                <strong>{working.slice(beforeResult(working).length)}</strong>
              </div>
              <div className={styles['rests']}>{sentences([interpretation, basis, rounding])}</div>
            </li>
          ))}
        </ol>
        <p className={styles['seal']}>{words('seal', { hash: inGroups(calculation.hash) })}</p>
      </>
    );
  },
  // How parts are named follows from the calculation and the language.
  (old, next) => old.calculation === next.calculation && old.locale === next.locale,
);

type Line = ReturnType<typeof traceLine> & { readonly part: string | null };

function linesOf(
  { trace }: AnyCalculation,
  words: TraceWords,
  locale: Locale,
  partName: WorkingProps['partName'],
): readonly Line[] {
  return trace.map((step) => ({
    part: step.at === null ? null : (partName?.(step.at) ?? null),
    ...traceLine(step, words, locale),
  }));
}

function copied(lines: readonly Line[]): string {
  return lines
    .map(({ part, title, working, rounding, interpretation, basis }, index) =>
      [
        `${index + 1}. ${part === null ? '' : `${part}. `}${title}`,
        `   ${working}`,
        `   ${[interpretation, rounding, basis].filter((one) => one !== null).join(' · ')}`,
      ].join('\n'),
    )
    .join('\n');
}

/** A line ends with its result. */
function beforeResult(working: string): string {
  return working.slice(0, working.lastIndexOf('= ') + 2);
}

/** As one word it would be wider than a phone. */
function inGroups(hash: string): string {
  return hash.replaceAll(/.{8}(?=.)/g, '$& ');
}
