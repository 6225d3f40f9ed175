import { RandomIds } from '@ridgeline/adapters/browser';
import { UniqueIds } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';

/** For whatever needs a key of its own. A module of one binding, since several areas need it and it may be bound once. */
export const uniqueIdsModule = new ContainerModule(({ bind }) => {
  bind(UniqueIds).toConstantValue(new RandomIds());
});
