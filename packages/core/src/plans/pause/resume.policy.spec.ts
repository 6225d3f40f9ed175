import { describe, expect, it } from 'vitest';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { DAY } from '../../shared/instant.ts';
import { say } from '../../shared/messages.ts';
import { planChangeMessages } from '../plan-change.messages.ts';
import { resumeVerdict } from './resume.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const paused = { pausedAt: now - 20 * DAY, pauseActiveAt: now - DAY, resumesAt: now + 30 * DAY };

describe('whether payments may be resumed', () => {
  it.each([
    ['the owner', true, 'web', { allowed: true }],
    ['the owner of a plan of no known platform', true, null, { allowed: true }],
    ['the owner, on android', true, 'android', { allowed: false, why: 'bought-on-android' }],
    ['a member', false, 'web', { allowed: false, why: 'not-owner' }],
    ['a member, on android', false, 'android', { allowed: false, why: 'not-owner' }],
  ])('PAUSE-10 by %s', (_, owner, platform, verdict) => {
    expect(resumeVerdict(aPlan({ ...paused, platform }), { owner, now })).toEqual(verdict);
  });

  it('PAUSE-8 not where nothing is paused', () => {
    const notPaused = { allowed: false, why: 'not-paused' };
    expect(resumeVerdict(aPlan(), { owner: true, now })).toEqual(notPaused);
    expect(resumeVerdict(aPlan(paused), { owner: false, now: paused.resumesAt })).toEqual(notPaused);
    expect(resumeVerdict(aPlan(paused), { owner: true, now: paused.resumesAt - 1 })).toEqual({
      allowed: true,
    });
  });

  it('PAUSE-10 tells a member whom to ask', () => {
    expect(say(planChangeMessages, 'en', 'resume-not-owner')).toBe(
      'Please contact Team Owner to resume payments and access plan features.',
    );
    expect(say(planChangeMessages, 'en', 'resume-bought-on-android')).toContain('mobile app');
  });
});
