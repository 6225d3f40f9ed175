import type { EmailFailure } from './email.policy.ts';
import { messages } from './messages.ts';
import type { RequiredInputFailure } from './required-input.policy.ts';

/**
 * Messages common to all forms. `email-must-be-valid` is the short form, for a line under the field while it is typed.
 */
export const validationMessages = messages(
  {
    'required-field': 'Required Field',
    'number-required': 'Number required',
    'selection-required': 'Required Selection',
    'email-invalid': 'Email does not appear to be valid.',
    'email-must-be-valid': 'Must be a valid email',
    'email-hint': 'Double check your email entry, or contact support.',
    'email-is-username': 'Your email is also your username.',
  } as const satisfies Record<RequiredInputFailure | EmailFailure, string> & Record<string, string>,
  {
    'required-field': 'Campo obligatorio',
    'number-required': 'Se requiere un número',
    'selection-required': 'Selección obligatoria',
    'email-invalid': 'El correo electrónico no parece ser válido.',
    'email-must-be-valid': 'Debe ser un correo electrónico válido',
    'email-hint': 'Revise el correo electrónico que escribió o comuníquese con soporte.',
    'email-is-username': 'Su correo electrónico también es su nombre de usuario.',
  },
);
