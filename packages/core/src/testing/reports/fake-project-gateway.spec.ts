import { FakeProjectGateway } from './fake-project-gateway.ts';
import { projectGatewayContract } from './project-gateway.contract.ts';

projectGatewayContract(
  'FakeProjectGateway',
  async (rows) => {
    const projects = new FakeProjectGateway();
    projects.add(...rows);
    return {
      projects,
      insert: async (row) => projects.add(row),
      endSession: async () => projects.failWith('signed-out'),
    };
  },
  { runs: 200 },
);
