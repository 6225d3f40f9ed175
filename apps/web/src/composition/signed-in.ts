import { accountModule } from './account.module.ts';
import { headerModule } from './header.module.ts';
import { signOutModule } from './sign-out.module.ts';

/** The shell's modules for a signed-in user; loaded with the header. */
export const signedInModules = [accountModule, signOutModule, headerModule];
