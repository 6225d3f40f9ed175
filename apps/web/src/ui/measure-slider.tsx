import styles from './measure-slider.module.css';

export interface MeasureSliderProps {
  readonly name: string;
  readonly label: string;
  /** The value in words, such as "16 in". */
  readonly shown: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Without its label and value, below a field that shows both. */
  readonly isBare?: boolean;
}

/** A slider for a measure; a native range input, so that every key works. */
export function MeasureSlider({
  name,
  label,
  shown,
  value,
  min,
  max,
  onChange,
  isBare = false,
}: MeasureSliderProps) {
  return (
    <label className={styles['measure']}>
      {!isBare && (
        <span className={styles['words']}>
          <span>{label}</span>
          <span className={styles['value']} aria-hidden="true">
            {shown}
          </span>
        </span>
      )}
      <input
        type="range"
        name={name}
        className={styles['slider']}
        min={min}
        max={max}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
