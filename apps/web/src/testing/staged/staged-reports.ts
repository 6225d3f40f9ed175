import { AnonymousReports, ProjectGateway } from '@ridgeline/core/reports';
import { FakeAnonymousReports, FakeProjectGateway } from '@ridgeline/core/testing/reports';
import { staged } from './staged.ts';

export function stageReports() {
  const fakes = { projects: new FakeProjectGateway(), anonymous: new FakeAnonymousReports() };
  const replacements = [staged(ProjectGateway, fakes.projects), staged(AnonymousReports, fakes.anonymous)];
  return { fakes, replacements };
}
