import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

/** What stands in the way of a new project. */
export const projectBarrierModule = new ContainerModule(({ bind }) => {
  made(bind, ProjectBarrier, {
    session: SessionStore,
    account: AccountStore,
    configuration: Configuration,
    language: Language,
    clock: Clock,
  });
});
