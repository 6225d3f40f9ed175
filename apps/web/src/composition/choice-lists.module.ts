import { HttpChoiceListGateway } from '@ridgeline/adapters/http';
import { ChoiceListGateway } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** API-4: the choice lists of forms. */
export const choiceListsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpChoiceListGateway, [API_CLIENT], { as: ChoiceListGateway });
});
