import {
  HttpAccountDirectory,
  HttpAllowanceGateway,
  HttpProfileGateway,
  HttpProjectGateway,
  HttpSupportDesk,
} from '@ridgeline/adapters/http';
import { allowanceGatewayContract } from '@ridgeline/core/testing/plans';
import { profileGatewayContract } from '@ridgeline/core/testing/profile';
import { aProjectRow, projectGatewayContract } from '@ridgeline/core/testing/reports';
import { accountDirectoryContract } from '@ridgeline/core/testing/shared';
import { supportDeskContract } from '@ridgeline/core/testing/support';
import { apiSuite } from './api-suite.ts';
import { insertProject } from './project-rows.ts';

/** Core's gateways over the real API and a real Postgres, with the same contracts as the fakes. */
const suite = await apiSuite();

projectGatewayContract(
  'HttpProjectGateway',
  async (rows) => {
    await suite.api.sql.query('delete from projects');
    const ada = await suite.api.person();
    const session = suite.sessionOf(ada);
    for (const row of rows) await insertProject(suite.api, ada, row);
    return {
      projects: new HttpProjectGateway(session.client),
      insert: (row) => insertProject(suite.api, ada, row),
      endSession: session.end,
    };
  },
  { runs: 8 },
);

profileGatewayContract('HttpProfileGateway', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  return {
    profiles: new HttpProfileGateway(session.client),
    person: { userId: `us-east-1:${ada.id}`, email: ada.email, givenName: 'Ada', familyName: 'Marsh' },
    endSession: session.end,
    goOffline: session.goOffline,
  };
});

allowanceGatewayContract('HttpAllowanceGateway', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  return {
    allowances: new HttpAllowanceGateway(session.client),
    userId: `us-east-1:${ada.id}`,
    endSession: session.end,
    goOffline: session.goOffline,
  };
});

accountDirectoryContract('HttpAccountDirectory', async () => {
  const [native, google, apple] = await Promise.all(
    ['cognito', 'google', 'apple'].map((signsInBy) => suite.api.person({ signsInBy })),
  );
  return {
    directory: new HttpAccountDirectory(suite.sessionOf(null).client),
    emails: {
      'cognito-account': native?.email ?? '',
      'google-account': google?.email ?? '',
      'apple-account': apple?.email ?? '',
    },
    nobody: 'nobody@example.com',
  };
});

let waiting = 800_000;
supportDeskContract('HttpSupportDesk', async () => {
  const desk = await suite.api.person();
  await suite.api.sql.query('update people set is_admin = true where id = $1', [desk.id]);
  const dana = await suite.api.person({ plan: 'plan_trial' });
  const teamId = await suite.api.team(dana, []);
  const invited = `${teamId}@example.com`;
  await suite.api.sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'member')`, [
    teamId,
    invited,
  ]);
  waiting += 1;
  await suite.api.sql.query(
    `insert into anonymous_reports (report_number, secret_hash, address, state, property_type, roof_type)
     values ($1, sha256('visit'), '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope')`,
    [waiting],
  );
  const keptReport = String(waiting + 50_000);
  await insertProject(suite.api, dana, aProjectRow({ reportNumber: keptReport }));
  const session = suite.sessionOf(desk);
  return {
    desk: new HttpSupportDesk(session.client),
    dana: { id: `us-east-1:${dana.id}`, email: dana.email, teamId },
    invited,
    waitingReport: String(waiting),
    keptReport,
    signOut: session.end,
    goOffline: session.goOffline,
  };
});
