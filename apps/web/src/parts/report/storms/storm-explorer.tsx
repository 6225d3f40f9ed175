import {
  dayText,
  type Fact,
  firstDistance,
  STORM_DISTANCES,
  stormDays,
  type StormsAround,
  stormsWithin,
} from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import type { StormChoice } from '../../../view-model/storm-choices.ts';
import { useStormChoices } from './chosen-storms.ts';
import { StormChart } from './storm-chart.tsx';
import { StormMap } from './storm-map.tsx';
import { marksOf } from './storm-marks.ts';
import { StormTable } from './storm-table.tsx';
import { stormsMessages } from './storms.messages.ts';
import styles from './storms.module.css';

/** What one public record tells, and its name. */
type Told = { readonly name: string; readonly around: StormsAround };

/** The reports one by one, as map, chart and table; of another record, distance or day on demand. */
// RPT-2
export const StormExplorer = observer(function StormExplorer({ fact }: { readonly fact: Fact }) {
  const words = useWords(stormsMessages);
  const choices = useStormChoices();
  const kind = fact.section === 'wind-storm-history' ? 'wind' : 'hail';
  const choice = choices.of(kind);
  const records = recordsIn(fact);
  const told = records.find((record) => record.name === choice.record) ?? records[0];
  if (told === undefined) return null;
  return (
    <div className={styles['explorer']}>
      <Around
        key={told.name}
        around={told.around}
        choice={choice}
        onChoose={(change) => choices.choose(kind, { ...choice, ...change })}
        records={
          records.length > 1 && (
            <Select
              label={words('record')}
              placeholder={words('record')}
              options={records.map((record) => ({ id: record.name, label: record.name }))}
              value={told.name}
              // Its days and distances are others.
              onChange={(record) => choices.choose(kind, { record })}
            />
          )
        }
      />
    </div>
  );
});

function recordsIn(fact: Fact): readonly Told[] {
  if (fact.is !== 'known') return [];
  return [fact, ...fact.others].flatMap(({ source, value }) =>
    value.kind === 'storms-around' && value.rows.length > 0 ? [{ name: source.name, around: value }] : [],
  );
}

const ALL = 'all';

type AroundProps = {
  readonly around: StormsAround;
  readonly choice: StormChoice;
  readonly onChoose: (change: { readonly miles?: string; readonly day?: string | undefined }) => void;
  /** The choice of another record. */
  readonly records: ReactNode;
};

function Around({ around, choice, onChoose, records }: AroundProps) {
  const words = useWords(stormsMessages);
  const { locale } = useLanguage();
  const [lit, setLit] = useState<string | null>(null);
  const days = useMemo(() => stormDays(around), [around]);
  // An address may hold anything: what is not on offer was not chosen.
  const withinMiles =
    STORM_DISTANCES.find((miles) => String(miles) === choice.miles) ?? firstDistance(around);
  const day = days.find((one) => one.day === choice.day)?.day ?? null;
  const marks = marksOf(stormsWithin(around, { withinMiles, day }));
  const toldDay = day ?? (days.length === 1 ? days[0]?.day : undefined);
  const told = { count: marks.length, miles: withinMiles };
  const drawing = {
    marks,
    withinMiles,
    lit,
    onPress: (rowId: string) => setLit(rowId === lit ? null : rowId),
  };
  return (
    <>
      <div className={styles['choices']} data-print="never">
        <SegmentedControl
          label={words('distance')}
          segments={STORM_DISTANCES.map((miles) => ({
            id: String(miles),
            label: words('within', { miles }),
          }))}
          value={String(withinMiles)}
          onChange={(miles) => onChoose({ miles })}
        />
        {records}
        {days.length > 1 && (
          <Select
            label={words('day')}
            placeholder={words('all-days')}
            options={[
              { id: ALL, label: words('all-days') },
              ...days.map(({ day, reports }) => ({
                id: day,
                label: words('day-of', { day: dayText(day, locale), count: reports }),
              })),
            ]}
            value={day ?? ALL}
            onChange={(chosen) => onChoose({ day: chosen === ALL ? undefined : chosen })}
          />
        )}
      </div>
      <output className={styles['shown']}>
        {toldDay === undefined
          ? words('shown', told)
          : words('shown-on', { ...told, day: dayText(toldDay, locale) })}
      </output>
      {marks.length > 0 && (
        <div className={styles['drawings']}>
          <figure className={styles['figure']}>
            <StormMap {...drawing} />
            <figcaption className={styles['note']}>{words('map-note')}</figcaption>
          </figure>
          <figure className={styles['figure']}>
            <StormChart {...drawing} timeZone={around.timeZone} />
            <figcaption className={styles['note']}>{words('chart-note')}</figcaption>
          </figure>
        </div>
      )}
      <StormTable
        {...drawing}
        around={around}
        empty={
          day === null
            ? words('none-shown', { miles: withinMiles })
            : words('none-on-day', { miles: withinMiles, day: dayText(day, locale) })
        }
      />
    </>
  );
}
