import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { editTeamMemberModule } from '../../composition/edit-team-member.module.ts';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { teamModule } from '../../composition/team.module.ts';
import { EditTeamMemberScreen } from '../../screens/team/edit-team-member.screen.tsx';
import { EditTeamMemberViewModel } from '../../screens/team/edit-team-member.view-model.ts';

export const Component = screenOf(
  EditTeamMemberViewModel,
  EditTeamMemberScreen,
  accountModule,
  teamGatewaysModule,
  teamModule,
  editTeamMemberModule,
);
