/** Where a new id comes from that nobody else has. */
export abstract class UniqueIds {
  abstract next(): string;
}
