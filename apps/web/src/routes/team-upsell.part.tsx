import { useViewModel } from '../composition/container-context.tsx';
import { productsModule } from '../composition/products.module.ts';
import { teamUpsellModule } from '../composition/team-upsell.module.ts';
import { TeamUpsell } from '../screens/team/team-upsell.tsx';
import { TeamUpsellViewModel } from '../screens/team/team-upsell.view-model.ts';

export function TeamUpsellPart() {
  return <TeamUpsell vm={useViewModel(TeamUpsellViewModel, productsModule, teamUpsellModule)} />;
}
