import { missingFromProfile, type Session } from '@ridgeline/core/session';

/** NAV-8 AUTH-14: no links before the terms are accepted and the name is given, since the guard would redirect all of them. */
export function isComplete(session: Session): boolean {
  return (
    session.is === 'signed-in' && session.termsAccepted && missingFromProfile(session.profile).length === 0
  );
}
