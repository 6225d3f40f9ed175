import { useId } from 'react';
import { Drawing, Hatch, pens } from '../../../ui/drawing.tsx';
import { Dimension } from '../../../ui/drawn-dimension.tsx';
import { planGeometry, type DrawnPlan } from './plan-geometry.ts';
import { inNextPicture } from '../frame/in-next-picture.tsx';

export interface PlanDrawingProps {
  readonly title: string;
  readonly isNarrow: boolean;
  readonly plan: DrawnPlan;
  readonly labels: {
    readonly length: string;
    readonly width: string;
    readonly ridge: string | null;
    readonly waste: string;
    readonly unknown: string;
  };
}

/** A roof from above, to scale, and a strip beside it with the area of its waste. */
export const PlanDrawing = inNextPicture(function PlanDrawing({
  title,
  isNarrow,
  plan,
  labels,
}: PlanDrawingProps) {
  const id = useId();
  const { sheet, left, top, right, bottom, strip, ridge, hips } = planGeometry(plan, isNarrow);
  const middle = (top + bottom) / 2;
  const isKnown = plan.shape !== null;
  return (
    <Drawing width={sheet.width} height={sheet.height} title={title}>
      <defs>
        <Hatch id={`${id}waste`} kind="plain" />
        <Hatch id={`${id}unknown`} kind="unknown" />
      </defs>
      <path
        className={isKnown ? `${pens.cut} ${pens.paper}` : pens.dashed}
        {...(isKnown ? {} : { fill: `url(#${id}unknown)` })}
        d={`M${left} ${top}H${right}V${bottom}H${left}z`}
      />
      {hips.map(({ from, to }) => (
        <path key={`${from.x} ${from.y}`} className={pens.thin} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
      {ridge !== null && (
        <path className={pens.cut} d={`M${ridge.from.x} ${ridge.from.y}L${ridge.to.x} ${ridge.to.y}`} />
      )}
      {strip > right && (
        <>
          <path
            className={pens.cut}
            fill={`url(#${id}waste)`}
            d={`M${right} ${top}H${strip}V${bottom}H${right}z`}
          />
          <path className={pens.accent} d={`M${strip} ${top}V${bottom}`} />
          <Dimension
            from={{ x: right, y: top }}
            to={{ x: strip, y: top }}
            offset={20}
            label={labels.waste}
            isMain
          />
        </>
      )}
      {isKnown ? (
        <>
          <Dimension
            from={{ x: left, y: bottom }}
            to={{ x: right, y: bottom }}
            offset={-24}
            label={labels.length}
          />
          <Dimension
            from={{ x: left, y: bottom }}
            to={{ x: left, y: top }}
            offset={24}
            label={labels.width}
          />
        </>
      ) : (
        <text className={pens.words} x={(left + right) / 2} y={middle + 4} textAnchor="middle">
          {labels.unknown}
        </text>
      )}
      {labels.ridge !== null && ridge !== null && (
        <text
          className={pens.words}
          x={(ridge.from.x + ridge.to.x) / 2}
          y={(ridge.from.y + ridge.to.y) / 2 - 8}
          textAnchor="middle"
        >
          {labels.ridge}
        </text>
      )}
    </Drawing>
  );
});
