import { accountModule } from './account.module.ts';
import { headerModule } from './header.module.ts';
import { signOutModule } from './sign-out.module.ts';

/** What the shell has for whoever is signed in; it comes with their header. */
export const signedInModules = [accountModule, signOutModule, headerModule];
