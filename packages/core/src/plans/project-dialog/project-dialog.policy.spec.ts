import { describe, expect, it } from 'vitest';
import { aPlan, aTrial, type PlanChange } from '../../testing/plans/plan.builder.ts';
import { outOfProjectsDialog, overagePrice, PRO_PROMPT_SKU, renewalDialog } from './project-dialog.policy.ts';

const cancel = { label: 'cancel', path: null };
const explorePlans = { label: 'explore-plans', path: '/plans' };
const purchasePro = { label: 'purchase', path: '/plans/purchase?sku=plan_23_q2_0003&payUpFront=true' };
const payForOneMore = { label: 'continue-for-overage', path: '/addresslookup' };
const noWords = { title: null, message: null };
const bulletPoints = [{ text: '30 property quickviews a month', icon: 'home' }];

const modal = {
  title: 'Renew your plan',
  message: 'Projects wait for you.',
  primaryActionPath: '/business_pricing',
  secondaryActionPath: null,
};
const ownModal = {
  expiredNewProjectModal: {
    ...modal,
    nonpayerOverrides: { title: 'For free', secondaryActionPath: '/myTeam' },
  },
};

describe('the price of one project more', () => {
  it('PLAN-7 is what the plan names, and none on Android', () => {
    expect(overagePrice(aPlan())).toBe(500);
    expect(overagePrice(aPlan({ platform: null }))).toBe(500);
    expect(overagePrice(aPlan({ platform: 'android' }))).toBeNull();
    expect(overagePrice(aPlan({ ui: { overageCost: null } }))).toBeNull();
  });
});

describe('the dialog when no project is left', () => {
  it.each<[string, PlanChange]>([
    ['paid', {}],
    ['on trial', { type: 'trial-plan' }],
    ['free', { type: 'free-plan' }],
    ['bought on Android', { platform: 'android' }],
    ['with words of its own', { ui: ownModal }],
  ])('PLAN-7 sends a member to the owner, with only Cancel, for a plan %s', (_, change) => {
    expect(outOfProjectsDialog(aPlan(change), { owner: false })).toMatchObject({
      is: 'contact-team-owner',
      actions: [cancel],
      says: noWords,
    });
  });

  it('PLAN-8 offers Purchase and Explore Plans when a trial is exhausted', () => {
    expect(outOfProjectsDialog(aTrial(), { owner: true })).toEqual({
      is: 'out-of-free-trial-projects',
      overageCost: 500,
      bulletPoints,
      actions: [purchasePro, explorePlans],
      says: noWords,
    });
    expect(PRO_PROMPT_SKU).toBe('plan_23_q2_0003');
  });

  it('PLAN-8 praises the larger plan only where that is sold', () => {
    const dialog = outOfProjectsDialog(aPlan(), { owner: true });
    expect(dialog).toMatchObject({ is: 'projects-left', actions: [payForOneMore, cancel], bulletPoints: [] });
  });

  it('PLAN-7 prompts a free plan for more projects', () => {
    expect(outOfProjectsDialog(aPlan({ type: 'free-plan' }), { owner: true })).toMatchObject({
      is: 'need-more-projects',
      actions: [purchasePro, explorePlans],
      bulletPoints,
    });
  });

  it.each<[string, PlanChange]>([
    ['bought on Android', { platform: 'android' }],
    ['that sells no more', { ui: { overageCost: null } }],
  ])('PLAN-7 sends the owner of a plan %s to the mobile app', (_, change) => {
    expect(outOfProjectsDialog(aPlan(change), { owner: true })).toMatchObject({
      is: 'upgrade-in-mobile-app',
      actions: [cancel],
      overageCost: null,
    });
  });

  it('PLAN-8 lets the owner pay for one more where overages are allowed', () => {
    expect(outOfProjectsDialog(aPlan(), { owner: true })).toMatchObject({
      is: 'projects-left',
      overageCost: 500,
      actions: [payForOneMore, cancel],
    });
  });

  it("PLAN-7 is in the plan's own way, with the overrides for a non-payer", () => {
    expect(outOfProjectsDialog(aPlan({ ui: ownModal }), { owner: true })).toMatchObject({
      says: { title: modal.title, message: modal.message },
      actions: [{ ...payForOneMore, path: '/business_pricing' }, cancel],
    });
    expect(outOfProjectsDialog(aTrial({ ui: ownModal }), { owner: true })).toMatchObject({
      says: { title: 'For free', message: modal.message },
      actions: [
        { ...purchasePro, path: '/business_pricing' },
        { ...explorePlans, path: '/myTeam' },
      ],
    });
  });
});

describe('the renewal of an expired plan', () => {
  it('HDR-2 sells the owner the same plan again', () => {
    expect(renewalDialog(aPlan({ sku: 'plan 24' }), { owner: true })).toEqual({
      is: 'plan-expired',
      overageCost: 500,
      bulletPoints: [],
      actions: [{ label: 'purchase', path: '/plans/purchase?sku=plan%2024&payUpFront=true' }, explorePlans],
      says: noWords,
    });
  });

  it('HDR-2 PLAN-8 sells the owner of an expired trial a plan that is on sale', () => {
    const dialog = renewalDialog(aTrial({ sku: 'plan_trial' }), { owner: true });
    expect(dialog).toMatchObject({ actions: [purchasePro, explorePlans], bulletPoints });
  });

  it('HDR-2 sends a member to the owner', () => {
    expect(renewalDialog(aPlan(), { owner: false })).toMatchObject({
      is: 'contact-team-owner',
      actions: [cancel],
    });
  });

  it('PLAN-7 has the overrides merged in for a non-payer', () => {
    const plan = aPlan({ ui: ownModal });
    expect(renewalDialog(plan, { owner: true })).toMatchObject({
      says: { title: modal.title, message: modal.message },
      actions: [{ label: 'purchase', path: '/business_pricing' }, explorePlans],
    });
    expect(renewalDialog(plan, { owner: false })).toMatchObject({
      is: 'contact-team-owner',
      says: { title: 'For free', message: null },
      actions: [cancel],
    });
  });
});
