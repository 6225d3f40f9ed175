import { describe, expect, it } from 'vitest';
import { aPlan, someAllowances } from '../testing/plans/plan.builder.ts';
import type { Allowances } from './allowances.ts';
import { BILLING_PERIODS, SUBSCRIPTION_TYPES, type Subscription } from './subscription.ts';

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function valueAt(value: unknown, path: string): unknown {
  const names = path.split('.').map(camelCase);
  return names.reduce<unknown>(
    (at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name],
    value,
  );
}

describe('a subscription', () => {
  const plan: Subscription = aPlan({
    ui: {
      expiredNewProjectModal: {
        title: null,
        message: null,
        primaryActionPath: '/plans',
        secondaryActionPath: '/feedback',
        nonpayerOverrides: {},
      },
    },
    details: { testClockDetails: { frozenTime: 0 } },
    pauseOptions: [{ duration: 1, resumesAt: 0 }],
  });

  it.each([
    'type',
    'sku',
    'orderDisplayTitle',
    'title',
    'option',
    'billingPeriod',
    'price.monthly',
    'price.annual',
    'billable',
    'is_expired',
    'archivedDate',
    'start_time',
    'purchase_provider',
    'platform',
    'paused_at',
    'pause_active_at',
    'resumes_at',
    'limits.free.period.ms',
    'limits.monthly.code_reports.quantity',
    'limits.end_date',
    'limits.allow_integration_access',
    'limits.allow_team_access',
    'ui.color',
    'ui.hide_price',
    'ui.show_modals_before_address_collection',
    'ui.can_pause_subscription',
    'ui.upgrade_plan_modal.bullet_points.0.text',
    'ui.upgrade_plan_modal.bullet_points.0.icon',
    'ui.overage_cost',
    'ui.expired_new_project_modal.nonpayerOverrides',
    'ui.expired_new_project_modal.primaryActionPath',
    'ui.expired_new_project_modal.secondaryActionPath',
    'details.billing_cycle_anchor',
    'details.current_period_end',
    'details.test_clock_details.frozen_time',
    'pause_options.0.duration',
    'pause_options.0.resumes_at',
  ])('ENT-3 holds the wire field %s', (path) => {
    expect(valueAt(plan, path)).toBeDefined();
  });

  it('ENT-3 is of one of four types, and billed by the month or the year', () => {
    expect(SUBSCRIPTION_TYPES).toEqual(['trial-plan', 'free-plan', 'paid', 'paid-team-plan']);
    expect(BILLING_PERIODS).toEqual(['monthly', 'annual']);
  });
});

describe('allowances', () => {
  it('ENT-4 hold an allocation and what is available of each kind', () => {
    const allowances: Allowances = someAllowances();
    for (const kind of ['quick_view', 'code_detail', 'weather']) {
      expect(valueAt(allowances, `${kind}.allocation`)).toBeTypeOf('number');
      expect(valueAt(allowances, `${kind}.available`)).toBeTypeOf('number');
    }
  });
});
