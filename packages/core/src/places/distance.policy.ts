import type { Point } from './place.ts';

/** Mean radius of the Earth. */
export const EARTH_MILES = 3958.7613;

/** Along a great circle, by the haversine formula. */
export function milesBetween(one: Point, other: Point): number {
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const arc =
    half(lat1, lat2) +
    Math.cos(lat1) * Math.cos(lat2) * half(radians(one.longitude), radians(other.longitude));
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, arc)));
}

const MILES_A_DEGREE = (Math.PI / 180) * EARTH_MILES;

/** The direction in which one sets out from `from` to `to`, in degrees clockwise from north, below 360. */
export function bearingBetween(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The corners of a polygon that stands for a circle, near enough for a radius of some miles outside the polar regions. */
export function circleAround({ latitude, longitude }: Point, miles: number, corners = 32): readonly Point[] {
  const height = miles / MILES_A_DEGREE;
  const width = height / Math.cos(radians(latitude));
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return {
      latitude: latitude + height * Math.sin(angle),
      longitude: longitude + width * Math.cos(angle),
    };
  });
}

/** The smallest area between two latitudes and two longitudes that holds every point within this distance. */
export function boxAround(
  { latitude, longitude }: Point,
  miles: number,
): readonly [southWest: Point, northEast: Point] {
  const height = miles / MILES_A_DEGREE;
  const sine = Math.sin(miles / EARTH_MILES) / Math.cos(radians(latitude));
  // Around a pole it reaches every longitude.
  const width = sine >= 1 ? 360 : Math.asin(sine) / radians(1);
  return [
    { latitude: latitude - height, longitude: longitude - width },
    { latitude: latitude + height, longitude: longitude + width },
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
