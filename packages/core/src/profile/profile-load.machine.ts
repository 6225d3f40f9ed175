import type { Result } from '../shared/result.ts';
import { applyProfileChanges, type ProfileChanges } from './profile-changes.policy.ts';
import type { ProfileFailure } from './profile-gateway.port.ts';
import type { Profile } from './profile.ts';

/**
 * The profile in the app. During a reload the previous one stays, so that the screen does not flicker. Each load is
 * numbered: only the answer to the newest one counts, whatever the order they come in.
 */
export type ProfileState = {
  readonly load:
    | { readonly is: 'idle' }
    | { readonly is: 'loading' }
    | { readonly is: 'loaded' }
    | { readonly is: 'failed'; readonly why: ProfileFailure };
  readonly profile: Profile | null;
  readonly loads: number;
  /** Saves and password saves on their way. */
  readonly saves: number;
  readonly passwordSaves: number;
  /** What was saved since the newest load was asked for: its answer may have been read before that. */
  readonly savedSince: ProfileChanges;
};

export type ProfileEvent =
  | { readonly type: 'load-asked' }
  | {
      readonly type: 'load-answered';
      readonly load: number;
      readonly answer: Result<Profile, ProfileFailure>;
    }
  | { readonly type: 'save-asked' }
  | { readonly type: 'saved'; readonly changes: ProfileChanges }
  | { readonly type: 'save-failed' }
  | { readonly type: 'password-save-asked' }
  | { readonly type: 'password-save-ended' }
  | { readonly type: 'reset' };

export const initialProfileState: ProfileState = {
  load: { is: 'idle' },
  profile: null,
  loads: 0,
  saves: 0,
  passwordSaves: 0,
  savedSince: {},
};

// START-1 PROF-5 PROF-7
export function nextProfileState(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'load-asked':
      return { ...state, load: { is: 'loading' }, loads: state.loads + 1, savedSince: {} };
    case 'load-answered':
      return isAwaited(state, event.load) ? answered(state, event.answer) : state;
    case 'save-asked':
      return { ...state, saves: state.saves + 1 };
    case 'saved':
      return withSaved({ ...state, saves: oneLess(state.saves) }, event.changes);
    case 'save-failed':
      return { ...state, saves: oneLess(state.saves) };
    case 'password-save-asked':
      return { ...state, passwordSaves: state.passwordSaves + 1 };
    case 'password-save-ended':
      return { ...state, passwordSaves: oneLess(state.passwordSaves) };
    case 'reset':
      // Numbering continues, so that a response from before the reset is recognized as outdated.
      return { ...initialProfileState, loads: state.loads };
  }
}

export function isSavingProfile(state: ProfileState): boolean {
  return state.saves > 0;
}

export function isSavingPassword(state: ProfileState): boolean {
  return state.passwordSaves > 0;
}

// ENT-1: loadingProfile. START-2: what waits for the profile waits until this has been true and is false again.
export function isLoadingProfile(state: ProfileState): boolean {
  return state.load.is === 'loading';
}

function isAwaited(state: ProfileState, load: number): boolean {
  return state.load.is === 'loading' && load === state.loads;
}

function answered(state: ProfileState, answer: Result<Profile, ProfileFailure>): ProfileState {
  if (!answer.ok) return { ...state, load: { is: 'failed', why: answer.failure } };
  return {
    ...state,
    load: { is: 'loaded' },
    profile: applyProfileChanges(answer.value, state.savedSince),
    savedSince: {},
  };
}

function withSaved(state: ProfileState, changes: ProfileChanges): ProfileState {
  return {
    ...state,
    profile: state.profile === null ? null : applyProfileChanges(state.profile, changes),
    savedSince: isLoadingProfile(state) ? { ...state.savedSince, ...changes } : state.savedSince,
  };
}

function oneLess(count: number): number {
  return Math.max(0, count - 1);
}
