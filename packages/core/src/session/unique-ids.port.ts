/** Generates unique ids. */
export abstract class UniqueIds {
  abstract next(): string;
}
