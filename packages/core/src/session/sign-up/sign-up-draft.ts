import { fieldsOf } from '../../shared/fields-of.ts';
import { SIGN_UP_SLIDES, type SignUpDraft, type SignUpWizard } from './sign-up-wizard.machine.ts';

/** Serialized for browser storage. */
export function signUpDraftText({ form, step }: SignUpWizard, asked: string): string {
  const { email, givenName, familyName } = form;
  const slide = step.is === 'filling' ? step.slide : step.is === 'checking' ? 'email' : 'password';
  return JSON.stringify({ asked, slide, email, givenName, familyName } satisfies SignUpDraft);
}

/** Null for an invalid draft, and for one started for another email. */
export function readSignUpDraft(text: string | null, asked: string): SignUpDraft | null {
  const { slide, ...kept } = fieldsOf(parsed(text));
  const known = SIGN_UP_SLIDES.find((one) => one === slide);
  const { email, givenName, familyName } = kept;
  if (known === undefined || kept['asked'] !== asked) return null;
  if (typeof email !== 'string' || typeof givenName !== 'string' || typeof familyName !== 'string')
    return null;
  return { asked, slide: known, email, givenName, familyName };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
