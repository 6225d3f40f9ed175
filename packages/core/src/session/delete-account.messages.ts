import { messages } from '../shared/messages.ts';
import type { DeleteAccountFailure } from './delete-account.use-case.ts';

/** Texts of an account's deletion. */
export const deleteAccountMessages = messages(
  {
    'delete-account': 'Delete account',
    'account-deleted': 'Your account is deleted.',
    'account-not-deleted': 'We could not delete your account. Nothing was changed. Please try again.',
    'sign-in-not-deleted':
      'Your data is deleted, but we could not delete your sign-in. Sign in and delete your account again.',
  } as const satisfies Record<DeleteAccountFailure, string> & Record<string, string>,
  {
    'delete-account': 'Eliminar cuenta',
    'account-deleted': 'Su cuenta se ha eliminado.',
    'account-not-deleted': 'No pudimos eliminar su cuenta. No se cambió nada. Inténtelo de nuevo.',
    'sign-in-not-deleted':
      'Sus datos se eliminaron, pero no pudimos eliminar su inicio de sesión. Inicie sesión y elimine su cuenta de nuevo.',
  },
);
