import { UniqueIds } from '@ridgeline/core';

export class RandomIds extends UniqueIds {
  override next(): string {
    return crypto.randomUUID();
  }
}
