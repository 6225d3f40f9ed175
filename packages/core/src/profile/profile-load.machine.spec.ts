import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import type { ProfileFailure } from './profile-gateway.port.ts';
import {
  initialProfileState,
  isLoadingProfile,
  isSavingPassword,
  isSavingProfile,
  nextProfileState,
  type ProfileEvent,
  type ProfileState,
} from './profile-load.machine.ts';
import type { Profile } from './profile.ts';

const ada = aProfile();

function after(...events: readonly ProfileEvent[]): ProfileState {
  return events.reduce(nextProfileState, initialProfileState);
}

function answered(load: number, profile: Profile): ProfileEvent {
  return { type: 'load-answered', load, answer: { ok: true, value: profile } };
}

function failed(load: number, failure: ProfileFailure): ProfileEvent {
  return { type: 'load-answered', load, answer: { ok: false, failure } };
}

const asked: ProfileEvent = { type: 'load-asked' };

describe('loading the profile', () => {
  it('START-1 begins with nothing, loads, and is loaded', () => {
    expect(initialProfileState).toMatchObject({ load: { is: 'idle' }, profile: null });
    expect(isLoadingProfile(initialProfileState)).toBe(false);
    const loading = after(asked);
    expect(loading).toMatchObject({ load: { is: 'loading' }, loads: 1, profile: null });
    expect(isLoadingProfile(loading)).toBe(true);
    const loaded = after(asked, answered(1, ada));
    expect(loaded).toMatchObject({ load: { is: 'loaded' }, profile: ada });
    expect(isLoadingProfile(loaded)).toBe(false);
  });

  it.each(['signed-out', 'unavailable'] as const)('START-1 or it fails, and says why: %s', (why) => {
    const state = after(asked, failed(1, why));
    expect(state).toMatchObject({ load: { is: 'failed', why }, profile: null });
    expect(isLoadingProfile(state)).toBe(false);
  });

  it('START-1 keeps the last profile while it reloads, and when that fails', () => {
    const again = [asked, answered(1, ada), asked];
    expect(after(...again)).toMatchObject({ load: { is: 'loading' }, profile: ada });
    expect(after(...again, failed(2, 'unavailable'))).toMatchObject({
      load: { is: 'failed', why: 'unavailable' },
      profile: ada,
    });
  });

  it('START-1 an answer that is not to the newest load changes nothing', () => {
    const newer = aProfile({ company: 'Newer' });
    const both = after(asked, asked);
    expect(nextProfileState(both, answered(1, ada))).toBe(both);
    const done = after(asked, asked, answered(2, newer));
    expect(nextProfileState(done, answered(1, ada))).toBe(done);
    expect(nextProfileState(done, answered(2, ada))).toBe(done);
    expect(nextProfileState(initialProfileState, answered(0, ada))).toBe(initialProfileState);
  });

  it('START-3 a reset forgets everything, and still knows old answers as old', () => {
    const reset = after(asked, answered(1, ada), { type: 'save-asked' }, asked, { type: 'reset' });
    expect(reset).toEqual({ ...initialProfileState, loads: 2 });
    expect(nextProfileState(reset, answered(2, ada))).toBe(reset);
    expect(nextProfileState(nextProfileState(reset, asked), answered(2, ada)).profile).toBeNull();
  });
});

describe('saving the profile', () => {
  it('PROF-5 has a flag of its own, until the last save is answered', () => {
    expect(isSavingProfile(initialProfileState)).toBe(false);
    const two = after({ type: 'save-asked' }, { type: 'save-asked' });
    expect(isSavingProfile(two)).toBe(true);
    const one = nextProfileState(two, { type: 'saved', changes: {} });
    expect(isSavingProfile(one)).toBe(true);
    const none = nextProfileState(one, { type: 'save-failed' });
    expect(isSavingProfile(none)).toBe(false);
    expect(isSavingProfile(nextProfileState(none, { type: 'save-failed' }))).toBe(false);
    expect(nextProfileState(none, { type: 'save-failed' }).saves).toBe(0);
    expect(isSavingPassword(two)).toBe(false);
  });

  it('PROF-7 so has saving the password', () => {
    const saving = after({ type: 'password-save-asked' });
    expect(isSavingPassword(saving)).toBe(true);
    expect(isSavingProfile(saving)).toBe(false);
    expect(isSavingPassword(nextProfileState(saving, { type: 'password-save-ended' }))).toBe(false);
    expect(after({ type: 'password-save-ended' }).passwordSaves).toBe(0);
    expect(after(asked, answered(1, ada), { type: 'password-save-ended' }).profile).toEqual(ada);
  });

  it('PROF-5 what was saved is seen at once', () => {
    const saved: ProfileEvent = { type: 'saved', changes: { company: 'Newer' } };
    expect(after(asked, answered(1, ada), saved).profile).toEqual({ ...ada, company: 'Newer' });
    expect(after(saved).profile).toBeNull();
  });

  it('PROF-5 a load that was asked for before does not undo it, and one asked for after may', () => {
    const saved: ProfileEvent = { type: 'saved', changes: { company: 'Newer' } };
    expect(after(asked, saved, answered(1, ada)).profile?.company).toBe('Newer');
    expect(after(asked, saved, asked, answered(2, ada)).profile?.company).toBe(ada.company);
    expect(after(asked, answered(1, ada), saved, asked, answered(2, ada)).profile?.company).toBe(ada.company);
    expect(after(asked, saved, answered(1, ada)).savedSince).toEqual({});
  });

  it('PROF-5 several saves during one load all hold, the last of each field', () => {
    const state = after(
      asked,
      { type: 'saved', changes: { company: 'A', companyCity: 'Austin' } },
      { type: 'saved', changes: { company: 'B' } },
      answered(1, ada),
    );
    expect(state.profile).toMatchObject({ company: 'B', companyCity: 'Austin' });
  });

  it('PROF-5 START-1 however loads and saves cross, the app ends with what the API holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.oneof(fc.constant('load' as const), fc.integer({ min: 0, max: 99 })), { maxLength: 12 }),
        async (scheduler, actions) => {
          let held = ada;
          let state = initialProfileState;
          const happen = (event: ProfileEvent) => {
            state = nextProfileState(state, event);
          };
          const load = async () => {
            happen(asked);
            const number = state.loads;
            await scheduler.schedule(Promise.resolve(), 'load arrives');
            const answer: Result<Profile, ProfileFailure> = { ok: true, value: held };
            await scheduler.schedule(Promise.resolve(), 'load answers');
            happen({ type: 'load-answered', load: number, answer });
          };
          const save = async (company: string) => {
            happen({ type: 'save-asked' });
            await scheduler.schedule(Promise.resolve(), 'save arrives');
            const changes = { company };
            held = { ...held, ...changes };
            await scheduler.schedule(Promise.resolve(), 'save answers');
            happen({ type: 'saved', changes });
          };
          const doing: Promise<void>[] = [load()];
          // Saves go one after the other, as DebouncedSave sends them; loads happen at any time.
          let lastSave = Promise.resolve();
          for (const action of actions) {
            if (action === 'load') doing.push(scheduler.schedule(Promise.resolve()).then(load));
            else lastSave = lastSave.then(() => save(String(action)));
          }
          doing.push(lastSave);
          await scheduler.waitIdle();
          await Promise.all(doing);
          expect(state.load).toEqual({ is: 'loaded' });
          expect(state.profile?.company).toBe(held.company);
          expect(isSavingProfile(state)).toBe(false);
        },
      ),
    );
  });
});
