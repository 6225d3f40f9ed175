import { AnonymousReports, PaperChecks, ProjectGateway } from '@ridgeline/core/reports';
import { FakeAnonymousReports, FakePaperChecks, FakeProjectGateway } from '@ridgeline/core/testing/reports';
import { staged } from './staged.ts';

export function stageReports() {
  const fakes = {
    projects: new FakeProjectGateway(),
    anonymous: new FakeAnonymousReports(),
    papers: new FakePaperChecks(),
  };
  const replacements = [
    staged(ProjectGateway, fakes.projects),
    staged(AnonymousReports, fakes.anonymous),
    staged(PaperChecks, fakes.papers),
  ];
  return { fakes, replacements };
}
