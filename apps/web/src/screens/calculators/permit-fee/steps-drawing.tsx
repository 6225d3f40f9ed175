import { useId } from 'react';
import { Drawing, Hatch, pens } from '../../../ui/drawing.tsx';
import { inNextPicture } from '../frame/in-next-picture.tsx';

export interface StepsDrawingProps {
  readonly title: string;
  readonly isNarrow: boolean;
  readonly steps: readonly {
    readonly id: string;
    readonly cents: number;
    readonly label: string;
    readonly amount: string;
  }[];
  readonly total: { readonly cents: number; readonly label: string; readonly amount: string };
}

const WIDE = { width: 640, left: 196, right: 540 } as const;
const NARROW = { width: 380, left: 12, right: 300 } as const;
const TOP = 34;
const BAR = 20;

/** Each charge starts where the one before it ends, to one scale; the total below them. */
export const StepsDrawing = inNextPicture(function StepsDrawing({
  title,
  isNarrow,
  steps,
  total,
}: StepsDrawingProps) {
  const id = useId();
  const { width, left, right } = isNarrow ? NARROW : WIDE;
  // On a phone a label stands above its bar.
  const row = isNarrow ? 50 : 38;
  const height = TOP + (steps.length + 1) * row + 24;
  const most = Math.max(1, total.cents, ...steps.map((_, index) => sumOf(steps, index + 1)));
  const at = (cents: number): number => left + (cents / most) * (right - left);
  const rows = [
    ...steps.map((step, index) => ({ ...step, from: sumOf(steps, index), isTotal: false })),
    { id: 'total', ...total, from: 0, isTotal: true },
  ];
  return (
    <Drawing width={width} height={height} title={title}>
      <defs>
        <Hatch id={`${id}total`} kind="plain" />
      </defs>
      <path className={pens.thin} d={`M${left} ${TOP - 14}V${TOP + rows.length * row}`} />
      {rows.map(({ id: key, from, cents, label, amount, isTotal }, index) => {
        const y = TOP + index * row + (isNarrow ? 14 : 0);
        const [start, end] = [at(Math.min(from, from + cents)), at(Math.max(from, from + cents))];
        return (
          <g key={key}>
            <text
              className={pens.words}
              x={isNarrow ? left + 4 : left - 12}
              y={isNarrow ? y - 5 : y + 14}
              textAnchor={isNarrow ? 'start' : 'end'}
            >
              {label}
            </text>
            <path
              className={`${pens.cut} ${isTotal ? '' : pens.soft}`}
              {...(isTotal ? { fill: `url(#${id}total)` } : {})}
              d={`M${start} ${y}H${end}v${BAR}H${start}z`}
            />
            {isTotal ? (
              <path className={pens.accent} d={`M${end} ${y}v${BAR}`} />
            ) : (
              <path className={pens.dashed} d={`M${at(from + cents)} ${y + BAR}V${y + row}`} />
            )}
            <text className={pens.words} x={end + 8} y={y + 14}>
              {amount}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
});

function sumOf(steps: StepsDrawingProps['steps'], count: number): number {
  return steps.slice(0, count).reduce((sum, { cents }) => sum + cents, 0);
}
