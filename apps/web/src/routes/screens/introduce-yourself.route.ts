import { accountModule } from '../../composition/account.module.ts';
import { choiceListsModule } from '../../composition/choice-lists.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { firstStepsModule } from '../../composition/first-steps.module.ts';
import { IntroduceYourselfScreen } from '../../screens/introduce-yourself/introduce-yourself.screen.tsx';
import { IntroduceYourselfViewModel } from '../../screens/introduce-yourself/introduce-yourself.view-model.ts';

export const Component = screenOf(
  IntroduceYourselfViewModel,
  IntroduceYourselfScreen,
  accountModule,
  choiceListsModule,
  firstStepsModule,
);
