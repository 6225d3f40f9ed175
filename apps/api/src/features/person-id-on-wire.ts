/** A person's id on the wire, as in `userId`: with the marker of the region. */
export function personIdOnWire(region: string, id: string): string {
  return `${region}:${id}`;
}
