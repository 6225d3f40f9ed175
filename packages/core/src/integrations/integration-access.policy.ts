import { featureVerdict, type FeatureRights } from '../plans/gated-feature.policy.ts';
import { fail, type Failed } from '../shared/result.ts';

/** `not-in-plan`: the plan lacks the right; the feature-upsell modal opens. */
export type IntegrationRefusal = 'not-in-plan';

/** HDR-12 PLAN-10: null where the plan has integrations. */
export function refusedByPlan(limits: FeatureRights): Failed<IntegrationRefusal> | null {
  return featureVerdict('integrations', limits).allowed ? null : fail('not-in-plan');
}
