import { ringsOf, type Surroundings } from '@ridgeline/core/reports';
import { use, useId } from 'react';
import { useWords } from '../../../language/use-words.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { StormGround } from './storm-ground.ts';
import { numbersOf, type StormMark } from './storm-marks.ts';
import { stormsMessages } from './storms.messages.ts';
import styles from './storms.module.css';

export const BOX = 380;
const MIDDLE = BOX / 2;
/** From the middle to the ring of the chosen distance. */
const REACH = 170;

export type StormDrawingProps = {
  readonly marks: readonly StormMark[];
  readonly withinMiles: number;
  /** The row that is lit up. */
  readonly lit: string | null;
  readonly onPress: (rowId: string) => void;
};

/** Hail or wind around the property, on the outlines of its counties. */
// RPT-2
export function StormMap({ marks, withinMiles, lit, onPress }: StormDrawingProps) {
  const words = useWords(stormsMessages);
  const ground = use(StormGround);
  const id = useId();
  const perMile = REACH / withinMiles;
  return (
    <Drawing width={BOX} height={BOX} title={words('map', { count: marks.length, miles: withinMiles })}>
      <clipPath id={id}>
        <rect width={BOX} height={BOX} rx="6" />
      </clipPath>
      <rect className={styles['field']} width={BOX} height={BOX} rx="6" />
      <g clipPath={`url(#${id})`}>
        {ground !== null && <Ground ground={ground} perMile={perMile} />}
        {ringsOf(withinMiles).map((ring) => (
          <g key={ring}>
            <circle className={styles['ring']} cx={MIDDLE} cy={MIDDLE} r={ring * perMile} />
            <text className={styles['word']} x={MIDDLE} y={MIDDLE + ring * perMile - 5} textAnchor="middle">
              {words('within', { miles: ring })}
            </text>
          </g>
        ))}
      </g>
      <path className={styles['home']} d={`M${MIDDLE - 7} ${MIDDLE}h14M${MIDDLE} ${MIDDLE - 7}v14`} />
      <text className={styles['word']} x={MIDDLE} y="15" textAnchor="middle">
        {words('north')}
      </text>
      <Marks
        marks={marks}
        lit={lit}
        onPress={onPress}
        placeOf={({ spot }) => ({ x: MIDDLE + spot.east * perMile, y: MIDDLE - spot.north * perMile })}
      />
    </Drawing>
  );
}

/** County lines, those of states stronger, and the names that are in the box. */
function Ground({ ground, perMile }: { readonly ground: Surroundings; readonly perMile: number }) {
  const scale = (perMile * ground.miles * 2) / ground.size;
  const middle = ground.size / 2;
  const names = ground.names
    .map(({ text, x, y }) => ({ text, x: MIDDLE + (x - middle) * scale, y: MIDDLE + (y - middle) * scale }))
    .filter(({ x, y }) => x > 30 && x < BOX - 30 && y > 20 && y < BOX - 10);
  return (
    <>
      <g transform={`translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(${-middle} ${-middle})`}>
        <path className={styles['county']} d={ground.counties} />
        <path className={styles['state']} d={ground.states} />
      </g>
      {names.map(({ text, x, y }) => (
        <text key={text} className={styles['name']} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

type MarksProps = Omit<StormDrawingProps, 'withinMiles'> & {
  readonly placeOf: (mark: StormMark) => { readonly x: number; readonly y: number };
};

/** Larger ones first, so that none hides a smaller one. The table has the same as buttons. */
export function Marks({ marks, lit, onPress, placeOf }: MarksProps) {
  const drawn = marks.toSorted(
    (one, other) =>
      Number(one.storm.rowId === lit) - Number(other.storm.rowId === lit) || other.radius - one.radius,
  );
  const numbers = numbersOf(marks, placeOf);
  return drawn.map((mark) => {
    const { storm, number, radius, isSized, isLargest } = mark;
    const { x, y } = placeOf(mark);
    const isLit = storm.rowId === lit;
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a button in the table does the same
      <g key={storm.rowId} onClick={() => onPress(storm.rowId)} className={styles['pressable']}>
        <circle
          className={classNames(
            styles['mark'],
            !isSized && styles['unsized'],
            isLargest && styles['largest'],
            isLit && styles['lit'],
          )}
          cx={x}
          cy={y}
          r={isLit ? Math.max(radius, 8) : radius}
        />
        {(numbers.has(number) || isLit) && (
          <text className={styles['number']} x={x + radius + 3} y={y + 4}>
            {numbers.get(number) ?? number}
          </text>
        )}
      </g>
    );
  });
}
