import { basisText, withUnit } from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { EaveDrawing } from '../../parts/eave/eave-drawing.tsx';
import { MeasureSlider } from '../../ui/measure-slider.tsx';
import { SMALL_SHEET } from './small-sheet.ts';
import { splashMessages } from './splash.messages.ts';
import styles from './splash.module.css';
import { INSIDE_WALL_IN, OVERHANG_IN, RISE, type SplashViewModel } from './splash.view-model.ts';

/** A small section drawing that follows the inputs, with its source below. */
export const LiveEave = observer(function LiveEave({ vm }: { readonly vm: SplashViewModel }) {
  const words = useWords(splashMessages);
  const { locale } = useLanguage();
  const inches = (value: number): string => withUnit(Math.round(value * 100) / 100, 'in', locale);
  const labels = {
    overhang: inches(vm.overhangIn),
    wall: inches(vm.measures.wallIn),
    inside: inches(INSIDE_WALL_IN),
    depth: inches(vm.reach.depthIn),
  };
  return (
    <Card padding="none">
      <section className={styles['eave']}>
        <div className={styles['eaveHead']}>
          <Heading level={2} size="m">
            {words('drawing-title')}
          </Heading>
          <Text tone="second" size="xs">
            {words('drawing-text')}
          </Text>
        </div>
        <div className={styles['drawing']}>
          <EaveDrawing
            measures={vm.measures}
            sheet={SMALL_SHEET}
            labels={labels}
            title={words('drawing', { ...labels, rise: vm.rise })}
          />
        </div>
        <div className={styles['measures']}>
          <MeasureSlider
            name="overhang"
            label={words('overhang')}
            shown={labels.overhang}
            {...OVERHANG_IN}
            value={vm.overhangIn}
            onChange={vm.changeOverhang}
          />
          <MeasureSlider
            name="rise"
            label={words('pitch')}
            shown={words('pitch-value', { rise: vm.rise })}
            {...RISE}
            value={vm.rise}
            onChange={vm.changeRise}
          />
        </div>
        <div className={styles['result']}>
          <output className={styles['figures']}>
            <span>
              <strong className={styles['figure']}>{labels.depth}</strong> {words('up-the-slope')}
            </span>{' '}
            <span>
              <strong className={styles['figure']}>{words('rows', { count: vm.reach.rows })}</strong>{' '}
              {words('of-membrane', { width: inches(vm.rollWidthIn) })}
            </span>
          </output>
          <Text tone="second" size="xs">
            {basisText(vm.basis, locale)}
          </Text>
          <Link href={vm.calculatorPath}>{words('open-calculator')}</Link>
        </div>
      </section>
    </Card>
  );
});
