import { accountEndHandlers } from './account-ends.handlers.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { type GoogleConfig, googleHandlers } from './google.handlers.ts';
import { type IdAssociationConfig, idAssociationHandlers } from './id-associations.handlers.ts';

export type AccountsConfig = GoogleConfig & IdAssociationConfig;

export function accountOperations(config: AccountsConfig) {
  return {
    ...accountHandlers,
    ...accountEndHandlers,
    ...googleHandlers(config),
    ...idAssociationHandlers(config),
  };
}
