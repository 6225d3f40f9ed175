import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { propertyTypeModule } from '../../composition/property-type.module.ts';
import { projectBarrierModule } from '../../composition/project-barrier.module.ts';
import { reportMakingModule } from '../../composition/report-making.module.ts';
import { reportGatewayModule } from '../../composition/report-gateway.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { visitModule } from '../../composition/visit.module.ts';
import { PropertyTypeScreen } from '../../screens/new-project/property-type.screen.tsx';
import { PropertyTypeViewModel } from '../../screens/new-project/property-type.view-model.ts';

export const Component = screenOf(
  PropertyTypeViewModel,
  PropertyTypeScreen,
  accountModule,
  uniqueIdsModule,
  visitModule,
  reportGatewayModule,
  reportMakingModule,
  projectBarrierModule,
  propertyTypeModule,
);
