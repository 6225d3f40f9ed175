import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { productsModule } from '../../composition/products.module.ts';
import { teamModule } from '../../composition/team.module.ts';
import { MyTeamScreen } from '../../screens/team/my-team.screen.tsx';
import { MyTeamViewModel } from '../../screens/team/my-team.view-model.ts';

export const Component = screenOf(
  MyTeamViewModel,
  MyTeamScreen,
  accountModule,
  teamGatewaysModule,
  productsModule,
  teamModule,
);
