import type { Point } from './storm-report.ts';

/** The earth's mean radius. */
const RADIUS_MILES = 3958.7613;

/** Along the surface of a sphere, by the haversine formula. */
export function milesBetween(one: Point, other: Point): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const east = radians(other.longitude - one.longitude);
  const a =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(a)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
