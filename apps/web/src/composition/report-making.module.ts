import { CreateReport, ReportGateway } from '@ridgeline/core/reports';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

/** Making a report, and what stands in the way of it. */
export const reportMakingModule = new ContainerModule(({ bind }) => {
  made(bind, CreateReport, [ReportGateway]);
  made(bind, ProjectBarrier, {
    session: SessionStore,
    account: AccountStore,
    configuration: Configuration,
    language: Language,
    clock: Clock,
  });
});
