import type { PlanLimits } from './subscription.ts';

export type GatedFeature = 'team' | 'integrations';
export type FeatureRights = Pick<PlanLimits, 'allowTeamAccess' | 'allowIntegrationAccess'>;
export type FeatureVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: 'not-in-plan'; readonly feature: GatedFeature };

// HDR-12 PLAN-10
const RIGHT: Readonly<Record<GatedFeature, keyof FeatureRights>> = {
  team: 'allowTeamAccess',
  integrations: 'allowIntegrationAccess',
};

/** HDR-12: a feature the plan lacks opens the feature-upsell modal. */
export function featureVerdict(feature: GatedFeature, limits: FeatureRights): FeatureVerdict {
  return limits[RIGHT[feature]] ? { allowed: true } : { allowed: false, why: 'not-in-plan', feature };
}

/** PLAN-6 HDR-10: Plan Details, if the UI configuration allows it. */
export function mayOpenPlanDetails(ui: { readonly allowPlanDetailAccess: boolean }): boolean {
  return ui.allowPlanDetailAccess;
}

/** HDR-12: whether a click on the Team tab sets `flag_team_notification_seen`. */
export function marksTeamSeen(facts: {
  readonly seen: boolean;
  readonly limits: Pick<FeatureRights, 'allowTeamAccess'>;
}): boolean {
  return !facts.seen && !facts.limits.allowTeamAccess;
}
