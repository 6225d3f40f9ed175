import { accountModule } from './account.module.ts';
import { headerModule } from './header.module.ts';

/** What the shell has for whoever is signed in; it comes with their header. */
export const signedInModules = [accountModule, headerModule];
