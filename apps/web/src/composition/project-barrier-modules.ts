import { accountModule } from './account.module.ts';
import { projectBarrierModule } from './project-barrier.module.ts';

/** What stands in the way of a new project, with what it is found from. */
export const projectBarrierModules = [accountModule, projectBarrierModule];
