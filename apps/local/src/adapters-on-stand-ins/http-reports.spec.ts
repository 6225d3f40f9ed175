import { HttpProjectExport, HttpProjectLists } from '@ridgeline/adapters/http';
import { projectExportContract, projectListsContract } from '@ridgeline/core/testing/reports';
import { apiSuite } from './api-suite.ts';
import { insertProject } from './project-rows.ts';

/** Core's ports for projects over the real API and a real Postgres, with the same contracts as the fakes. */
const suite = await apiSuite();

projectListsContract('HttpProjectLists', async (mine, colleagues) => {
  await suite.api.sql.query('delete from projects');
  const [ada, grace] = [await suite.api.person(), await suite.api.person()];
  const teamId = await suite.api.team(ada, [[grace, 'member']]);
  for (const row of mine) await insertProject(suite.api, ada, row);
  for (const row of colleagues) await insertProject(suite.api, grace, row);
  const session = suite.sessionOf(ada);
  return {
    lists: new HttpProjectLists(session.client),
    me: `us-east-1:${ada.id}`,
    colleague: `us-east-1:${grace.id}`,
    teamId,
    endSession: session.end,
  };
});

projectExportContract('HttpProjectExport', async (rows) => {
  await suite.api.sql.query('delete from projects');
  const ada = await suite.api.person();
  for (const row of rows) await insertProject(suite.api, ada, row);
  const session = suite.sessionOf(ada);
  return {
    exports: new HttpProjectExport(session.client),
    me: `us-east-1:${ada.id}`,
    endSession: session.end,
  };
});
