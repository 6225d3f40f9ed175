import { accountModule } from './account.module.ts';
import { headerModule } from './header.module.ts';
import { invitesModule } from './invites.module.ts';
import { noticesModule } from './notices.module.ts';

/** What the shell has for whoever is signed in; it comes with their header. */
export const signedInModules = [accountModule, noticesModule, invitesModule, headerModule];
