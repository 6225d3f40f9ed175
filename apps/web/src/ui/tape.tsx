import styles from './tape.module.css';

export interface TapeProps {
  /** Says the amounts; the drawing repeats them. */
  readonly label: string;
  readonly total: number;
  readonly taken: number;
  /** Waiting to be taken: hatched. */
  readonly held?: number;
}

const HEIGHT = 8;
const MOST_MARKS = 60;

/** An amount as a ruler: taken solid, held hatched, the rest open; a mark for each unit where there is room. */
export function Tape({ label, total, taken, held = 0 }: TapeProps) {
  const units = Math.max(total, taken + held, 1);
  const marks = units <= MOST_MARKS ? Array.from({ length: units - 1 }, (_, index) => index + 1) : [];
  return (
    <div className={styles['tape']}>
      <svg
        className={styles['drawing']}
        viewBox={`0 0 ${units} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles['open']} width={units} height={HEIGHT} />
        <rect className={styles['taken']} width={taken} height={HEIGHT} />
        {Array.from({ length: held }, (_, index) => (
          <path
            key={index}
            className={styles['held']}
            d={`M${taken + index} ${HEIGHT} L${taken + index + 1} 0`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {marks.map((at) => (
          <path
            key={at}
            className={styles['mark']}
            d={`M${at} ${HEIGHT - 2} V${HEIGHT}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <span>{label}</span>
    </div>
  );
}
