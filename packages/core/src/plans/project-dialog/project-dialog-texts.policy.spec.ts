import { describe, expect, it } from 'vitest';
import { aPlan, aTrial } from '../../testing/plans/plan.builder.ts';
import { dialogActionText, projectDialogWords } from './project-dialog-texts.policy.ts';
import { outOfProjectsDialog, renewalDialog, type ProjectDialog } from './project-dialog.policy.ts';

const owner = { owner: true };
const english = (dialog: ProjectDialog): unknown => ({
  ...projectDialogWords(dialog, 'en'),
  actions: dialog.actions.map((action) => dialogActionText(dialog, action, 'en')),
});

describe('the words of a project dialog', () => {
  it('PLAN-7 for a member', () => {
    expect(english(outOfProjectsDialog(aPlan(), { owner: false }))).toEqual({
      title: 'Out of projects',
      message: 'Contact Team Owner to upgrade the plan',
      actions: ['Cancel'],
    });
  });

  it('PLAN-8 for an exhausted trial', () => {
    expect(english(outOfProjectsDialog(aTrial(), owner))).toEqual({
      title: "You're Out of Free Trial Projects",
      message: null,
      actions: ['Purchase', 'Explore Plans'],
    });
  });

  it('PLAN-7 for a free plan', () => {
    expect(english(outOfProjectsDialog(aPlan({ type: 'free-plan' }), owner))).toEqual({
      title: 'Need more projects',
      message: null,
      actions: ['Purchase', 'Explore Plans'],
    });
  });

  it('PLAN-7 for an owner without overages', () => {
    expect(english(outOfProjectsDialog(aPlan({ platform: 'android' }), owner))).toEqual({
      title: 'Out of projects',
      message: 'Please upgrade your plan in the mobile app.',
      actions: ['Cancel'],
    });
  });

  it('PLAN-8 where one more can be paid for', () => {
    expect(english(outOfProjectsDialog(aPlan(), owner))).toEqual({
      title: 'You have 0 projects/mo left',
      message: null,
      actions: ['Continue for $5', 'Cancel'],
    });
  });

  it('PLAN-7 sends a member to the owner when the plan has expired, whatever words the plan has', () => {
    const expiredNewProjectModal = {
      title: 'Renew your plan',
      message: 'Projects wait for you.',
      primaryActionPath: null,
      secondaryActionPath: null,
      nonpayerOverrides: { title: 'Your team needs a new plan', message: 'Not for you.' },
    };
    expect(english(renewalDialog(aPlan({ ui: { expiredNewProjectModal } }), { owner: false }))).toEqual({
      title: 'Your team needs a new plan',
      message: 'Contact Team Owner to upgrade the plan',
      actions: ['Cancel'],
    });
  });

  it('HDR-2 for an expired plan', () => {
    expect(english(renewalDialog(aPlan(), owner))).toEqual({
      title: 'Your plan has expired',
      message: null,
      actions: ['Purchase', 'Explore Plans'],
    });
  });

  it("PLAN-7 are the plan's own where it has any", () => {
    const dialog = outOfProjectsDialog(aPlan(), owner);
    const says = { title: 'Almost through', message: 'Two to go.' };
    expect(projectDialogWords({ ...dialog, says }, 'en')).toEqual(says);
    expect(projectDialogWords({ ...dialog, says: { ...says, title: null } }, 'es')).toEqual({
      title: 'Le quedan 0 proyectos/mes',
      message: 'Two to go.',
    });
  });

  it('PLAN-8 in Spanish', () => {
    const dialog = outOfProjectsDialog(aPlan(), owner);
    expect(dialog.actions.map((action) => dialogActionText(dialog, action, 'es'))).toEqual([
      'Continuar por $5',
      'Cancelar',
    ]);
  });
});
