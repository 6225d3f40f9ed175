import {
  calculateIceAndWaterShield,
  iceAndWaterShieldWords,
  parseIceAndWaterShield,
  sayInputFailure,
  traceLine,
} from '@ridgeline/core/calculators';
import { type Locale, numberText } from '@ridgeline/core/shared';
import { useState } from 'preact/hooks';
import { Field } from './field.tsx';

const TYPED = { lengthFt: '100', overhangIn: '12', wallIn: '4.5', rise: '6/12' };
const LABELS = {
  lengthFt: 'Length of the eave',
  overhangIn: 'Overhang',
  wallIn: 'Wall',
  rise: 'Pitch',
} as const;

/** The ice barrier at one eave, calculated with every change. */
export function IceBarrier({ locale }: { readonly locale: Locale }) {
  const [typed, setTyped] = useState(TYPED);
  const inputs = parseIceAndWaterShield({ edition: 2021, designation: 'yes', eaves: [typed] });
  return (
    <section aria-label="Ice barrier">
      {(Object.keys(LABELS) as (keyof typeof LABELS)[]).map((name) => (
        <Field
          key={name}
          label={LABELS[name]}
          value={typed[name]}
          onInput={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      {inputs.ok ? (
        <Answer calculation={calculateIceAndWaterShield(inputs.value)} locale={locale} />
      ) : (
        <ul role="alert">
          {inputs.failure.map((failure) => (
            <li key={failure.field}>
              {failure.field}: {sayInputFailure(failure, locale)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = {
  readonly calculation: ReturnType<typeof calculateIceAndWaterShield>;
  readonly locale: Locale;
};

function Answer({ calculation: { outcome, trace, hash }, locale }: Props) {
  return (
    <output>
      <p>
        {numberText(outcome.totalSf, locale)} sf, {outcome.rolls} rolls
      </p>
      <ol>
        {trace.map((step) => {
          const { title, working } = traceLine(step, iceAndWaterShieldWords, locale);
          return (
            <li key={title}>
              {title}: {working}
            </li>
          );
        })}
      </ol>
      <small>{hash}</small>
    </output>
  );
}
