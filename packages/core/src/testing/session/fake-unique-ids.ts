import { UniqueIds } from '../../session/unique-ids.port.ts';

/** Sequential ids. */
export class FakeUniqueIds extends UniqueIds {
  #given = 0;

  override next(): string {
    this.#given += 1;
    return `id-${this.#given}`;
  }
}
