import { choiceListsModule } from '../../composition/choice-lists.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { manufacturerSelectionModule } from '../../composition/manufacturer-selection.module.ts';
import { projectRecordsModule } from '../../composition/project-records.module.ts';
import { reportGatewayModule } from '../../composition/report-gateway.module.ts';
import { ManufacturerSelectionScreen } from '../../screens/manufacturer-selection/manufacturer-selection.screen.tsx';
import { ManufacturerSelectionViewModel } from '../../screens/manufacturer-selection/manufacturer-selection.view-model.ts';

export const Component = screenOf(
  ManufacturerSelectionViewModel,
  ManufacturerSelectionScreen,
  reportGatewayModule,
  choiceListsModule,
  projectRecordsModule,
  manufacturerSelectionModule,
);
