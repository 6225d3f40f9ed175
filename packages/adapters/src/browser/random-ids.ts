import { UniqueIds } from '@ridgeline/core/session';

export class RandomIds extends UniqueIds {
  override next(): string {
    return crypto.randomUUID();
  }
}
