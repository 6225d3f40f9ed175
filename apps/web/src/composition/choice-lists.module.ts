import { HttpChoiceListGateway } from '@ridgeline/adapters/http';
import { ChoiceListGateway, LoadChoices } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { API_CLIENT } from './tokens.ts';

/** API-4: what a form lets one choose from. */
export const choiceListsModule = new ContainerModule(({ bind }) => {
  bind(ChoiceListGateway).toResolvedValue((api) => new HttpChoiceListGateway(api), [API_CLIENT]);
  bind(LoadChoices).toResolvedValue(
    (lists: ChoiceListGateway) => new LoadChoices(lists),
    [ChoiceListGateway],
  );
});
