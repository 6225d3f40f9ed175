export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export interface DimensionGeometry {
  /** The dimension line, slightly longer than the measured distance. */
  readonly line: Segment;
  /** Extension lines from the measured points to the dimension line. */
  readonly extensions: readonly [Segment, Segment];
  /** The slashes at both ends of the measured distance. */
  readonly ticks: readonly [Segment, Segment];
  readonly label: Point & { readonly angle: number };
}

const OVERSHOOT = 5;
const GAP = 4;
const TICK = 3.5;
const LABEL = 5;

/**
 * A dimension from one point to another, drawn `offset` away; a positive offset is on the left side
 * seen from `from` towards `to` (above, for a line drawn to the right).
 */
export function dimension(from: Point, to: Point, offset: number): DimensionGeometry {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const away = { x: along.y, y: -along.x };
  const side = Math.sign(offset) || 1;
  const start = moved(from, away, offset);
  const end = moved(to, away, offset);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const angle = readable((Math.atan2(along.y, along.x) * 180) / Math.PI);
  return {
    line: { from: moved(start, along, -OVERSHOOT), to: moved(end, along, OVERSHOOT) },
    extensions: [extension(from, start, away, side), extension(to, end, away, side)],
    ticks: [tick(start, along, away), tick(end, along, away)],
    label: { ...moved(middle, upwards(angle), LABEL), angle },
  };
}

export function moved(point: Point, direction: Point, by: number): Point {
  return { x: point.x + direction.x * by, y: point.y + direction.y * by };
}

function extension(thing: Point, mark: Point, away: Point, side: number): Segment {
  return { from: moved(thing, away, GAP * side), to: moved(mark, away, GAP * side) };
}

function tick(at: Point, along: Point, away: Point): Segment {
  const slash = { x: along.x + away.x, y: along.y + away.y };
  return { from: moved(at, slash, -TICK), to: moved(at, slash, TICK) };
}

/** Text is never upside down: it is read from the bottom or from the right side of the sheet. */
function readable(angle: number): number {
  if (angle >= 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}

/** Unit vector towards the top of letters rotated by `angle`. */
function upwards(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}
