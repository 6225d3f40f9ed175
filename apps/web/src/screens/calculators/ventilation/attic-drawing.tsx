import { useId } from 'react';
import { Drawing, Hatch, pens } from '../../../ui/drawing.tsx';
import { Dimension } from '../../../ui/drawn-dimension.tsx';
import { Note } from '../../../ui/drawn-note.tsx';
import { inNextPicture } from '../frame/in-next-picture.tsx';

export interface AtticDrawingProps {
  readonly title: string;
  readonly isNarrow: boolean;
  /** Whether the upper vents are measured from the ridge, or from the eave vents. */
  readonly from: 'ridge' | 'eaves';
  readonly labels: {
    readonly exhaust: string;
    readonly intake: string;
    readonly attic: string;
    readonly threeFeet: string;
  };
}

const WIDE = { width: 640, height: 330, left: 60, right: 580, ridge: 66, floor: 266 } as const;
const NARROW = { width: 380, height: 300, left: 22, right: 358, ridge: 66, floor: 236 } as const;
/** The drawn attic, from its floor to its ridge. */
const ATTIC_FT = 8;
const LIMIT_FT = 3;

/** Section of an attic: exhaust near the ridge, intake at the eaves, and the height that 1/300 asks for. */
export const AtticDrawing = inNextPicture(function AtticDrawing({
  title,
  isNarrow,
  from,
  labels,
}: AtticDrawingProps) {
  const id = useId();
  const { width, height, left, right, ridge, floor } = isNarrow ? NARROW : WIDE;
  const middle = (left + right) / 2;
  const foot = (floor - ridge) / ATTIC_FT;
  const slope = (floor - ridge) / (middle - left);
  const limit = from === 'ridge' ? ridge + LIMIT_FT * foot : floor - LIMIT_FT * foot;
  const roofAt = (x: number): number => ridge + Math.abs(x - middle) * slope;
  const soffit = 34;
  const vent = 26;
  const eaves = [
    { x: left, inward: 1 },
    { x: right, inward: -1 },
  ];
  return (
    <Drawing width={width} height={height} title={title}>
      <defs>
        <Hatch id={`${id}batt`} kind="insulation" />
        <Hatch id={`${id}wall`} kind="masonry" />
      </defs>
      <path
        fill={`url(#${id}batt)`}
        d={`M${left + 60} ${floor}h${right - left - 120}v-18h${120 - right + left}z`}
      />
      <path
        className={pens.thin}
        d={`M${left + soffit} ${floor}H${right - soffit}M${left + soffit} ${floor + 7}H${right - soffit}`}
      />
      {eaves.map(({ x, inward }) => (
        <g key={x}>
          <path
            className={pens.cut}
            fill={`url(#${id}wall)`}
            d={`M${x + inward * soffit} ${floor}v40h${inward * 12}v-40z`}
          />
          <path className={pens.thin} d={`M${x} ${floor}v10h${inward * soffit}`} />
          <path className={pens.accent} d={`M${x + inward * 8} ${floor + 10}h${inward * 20}`} />
          <path
            className={pens.air}
            d={`M${x + inward * 18} ${floor + 34}v-34L${middle - inward * 30} ${roofAt(middle - inward * 30) + 26}`}
          />
        </g>
      ))}
      <path className={pens.cut} d={`M${left} ${floor}L${middle} ${ridge}L${right} ${floor}`} />
      <path
        className={pens.accent}
        d={`M${middle - vent} ${roofAt(middle - vent) - 5}L${middle} ${ridge - 5}L${middle + vent} ${roofAt(middle + vent) - 5}`}
      />
      <path className={pens.air} d={`M${middle} ${ridge + 22}V${ridge - 34}`} />
      <path
        className={pens.dashed}
        d={`M${middle - (limit - ridge) / slope} ${limit}H${middle + (limit - ridge) / slope}`}
      />
      <Dimension
        from={{ x: middle + 8, y: from === 'ridge' ? ridge : limit }}
        to={{ x: middle + 8, y: from === 'ridge' ? limit : floor }}
        offset={-(right - middle) + (isNarrow ? 40 : 90)}
        label={labels.threeFeet}
        isMain
      />
      <Note
        at={{ x: middle - vent * 0.6, y: roofAt(middle - vent * 0.6) - 6 }}
        to={{ x: middle - 44, y: ridge - 34 }}
        align="end"
      >
        {labels.exhaust}
      </Note>
      <Note at={{ x: left + 20, y: floor + 12 }} to={{ x: left + soffit + 26, y: floor + 54 }}>
        {labels.intake}
      </Note>
      <text className={pens.words} x={middle} y={floor - 28} textAnchor="middle">
        {labels.attic}
      </text>
    </Drawing>
  );
});
