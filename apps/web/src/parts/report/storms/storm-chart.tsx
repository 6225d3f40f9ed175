import { ringsOf, timeAxis } from '@ridgeline/core/reports';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { BOX, Marks, type StormDrawingProps } from './storm-map.tsx';
import { stormsMessages } from './storms.messages.ts';
import styles from './storms.module.css';

const LEFT = 50;
const RIGHT = BOX - 24;
const TOP = 24;
const FLOOR = BOX - 40;

/** The names of the first and the last moment stay on the drawing. */
const ANCHORS = ['start', 'middle', 'end'] as const;

type Props = StormDrawingProps & { readonly timeZone: string };

/** When and how far away: the time across, the distance up. */
// RPT-2
export function StormChart({ marks, withinMiles, lit, onPress, timeZone }: Props) {
  const words = useWords(stormsMessages);
  const { locale } = useLanguage();
  const axis = timeAxis(
    marks.map(({ storm }) => storm),
    timeZone,
    locale,
  );
  const xOf = (at: number) => LEFT + ((at - axis.from) / (axis.to - axis.from)) * (RIGHT - LEFT);
  const yOf = (miles: number) => FLOOR - (miles / withinMiles) * (FLOOR - TOP);
  const nearest = Math.min(...marks.map(({ storm }) => Number(storm.miles)));
  const clear = [10, 5, 3, 1].find(
    (miles) => miles < nearest && miles < withinMiles && yOf(miles) < FLOOR - 20,
  );
  return (
    <Drawing width={BOX} height={BOX} title={words('chart', { count: marks.length, miles: withinMiles })}>
      {ringsOf(withinMiles).map((miles) => (
        <g key={miles}>
          <path className={styles['ring']} d={`M${LEFT} ${yOf(miles)}H${RIGHT}`} />
          <text className={styles['word']} x={LEFT - 8} y={yOf(miles) + 4} textAnchor="end">
            {words('within', { miles })}
          </text>
        </g>
      ))}
      {clear !== undefined && marks.length > 0 && (
        <>
          <rect
            className={styles['clear']}
            x={LEFT}
            y={yOf(clear)}
            width={RIGHT - LEFT}
            height={FLOOR - yOf(clear)}
          />
          <text className={styles['word']} x={RIGHT - 6} y={FLOOR - 6} textAnchor="end">
            {words('none-within', { miles: clear })}
          </text>
        </>
      )}
      <path className={styles['floor']} d={`M${LEFT} ${FLOOR}H${RIGHT}`} />
      <text className={styles['word']} x={LEFT - 8} y={FLOOR + 4} textAnchor="end">
        {words('here')}
      </text>
      {axis.marks.map(({ at, text }, index) => (
        <g key={at}>
          <path className={styles['tick']} d={`M${xOf(at)} ${FLOOR}v5`} />
          <text
            className={styles['word']}
            x={xOf(at)}
            y={FLOOR + 20}
            textAnchor={axis.marks.length === 1 ? 'middle' : ANCHORS[index]}
          >
            {text}
          </text>
        </g>
      ))}
      <Marks
        marks={marks}
        lit={lit}
        onPress={onPress}
        placeOf={({ storm }) => ({ x: xOf(Date.parse(storm.at)), y: yOf(Number(storm.miles)) })}
      />
    </Drawing>
  );
}
