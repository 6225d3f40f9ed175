import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { draftsModule } from '../../composition/drafts.module.ts';
import { editTeamModule } from '../../composition/edit-team.module.ts';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { teamModule } from '../../composition/team.module.ts';
import { EditTeamScreen } from '../../screens/team/edit-team.screen.tsx';
import { EditTeamViewModel } from '../../screens/team/edit-team.view-model.ts';

export const Component = screenOf(
  EditTeamViewModel,
  EditTeamScreen,
  accountModule,
  teamGatewaysModule,
  teamModule,
  ownRecordsModule,
  draftsModule,
  editTeamModule,
);
