import type { Handlers } from '../http/operations.ts';
import { accountHandlers } from './accounts/accounts.handlers.ts';
import { calculatorHandlers } from './calculators/calculators.handlers.ts';
import { feedbackHandlers } from './marketing/feedback.handlers.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { projectHandlers } from './projects/projects.handlers.ts';

/** Every operation of the contract, answered. One that is missing does not compile. */
export function allHandlers(config: { readonly region: string }): Handlers {
  return {
    ...accountHandlers,
    ...calculatorHandlers,
    ...feedbackHandlers,
    ...profileHandlers(config),
    ...projectHandlers,
  };
}
