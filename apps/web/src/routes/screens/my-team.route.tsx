import { accountModule } from '../../composition/account.module.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { draftsModule } from '../../composition/drafts.module.ts';
import { myTeamModule } from '../../composition/my-team.module.ts';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { teamModule } from '../../composition/team.module.ts';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { MyTeamScreen } from '../../screens/team/my-team.screen.tsx';
import { MyTeamViewModel } from '../../screens/team/my-team.view-model.ts';

const MODULES = [accountModule, teamGatewaysModule, teamModule, ownRecordsModule, draftsModule, myTeamModule];

const Upsell = partOnDemand({ load: async () => (await import('../team-upsell.part.tsx')).TeamUpsellPart });

export function Component() {
  return <MyTeamScreen vm={useViewModel(MyTeamViewModel, ...MODULES)} Upsell={Upsell} />;
}
