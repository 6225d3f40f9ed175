CREATE TABLE "add_ons" (
	"sku" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "add_ons_kind" CHECK ("add_ons"."kind" in ('quick_view', 'code_detail', 'weather')),
	CONSTRAINT "add_ons_quantity" CHECK ("add_ons"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"sku" text PRIMARY KEY NOT NULL,
	"subscription_type" text NOT NULL,
	"order_display_title" text NOT NULL,
	"quick_views" integer NOT NULL,
	"code_details" integer NOT NULL,
	"weather" integer NOT NULL,
	"free_period_ms" bigint,
	"allow_integration_access" boolean NOT NULL,
	"allow_team_access" boolean NOT NULL,
	"ui" jsonb NOT NULL,
	CONSTRAINT "plans_subscription_type" CHECK ("plans"."subscription_type" in ('trial-plan', 'free-plan', 'paid', 'paid-team-plan')),
	CONSTRAINT "plans_gives" CHECK (least("plans"."quick_views", "plans"."code_details", "plans"."weather") >= 0),
	CONSTRAINT "plans_free_period" CHECK ("plans"."free_period_ms" > 0),
	CONSTRAINT "plans_trial_lasts" CHECK ("plans"."subscription_type" <> 'trial-plan' or "plans"."free_period_ms" is not null),
	CONSTRAINT "plans_ui" CHECK (jsonb_typeof("plans"."ui") = 'object')
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"amount" integer NOT NULL,
	"billing" text,
	"variant" text,
	CONSTRAINT "product_prices_amount" CHECK ("product_prices"."amount" >= 0),
	CONSTRAINT "product_prices_billing" CHECK ("product_prices"."billing" in ('monthly', 'annual')),
	CONSTRAINT "product_prices_variant" CHECK ("product_prices"."variant" in ('one_state', 'national'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"sku" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"position" integer NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_type" CHECK ("products"."type" ~ '^[a-z][a-z-]{0,39}$'),
	CONSTRAINT "products_sku" CHECK (length("products"."sku") <= 100),
	CONSTRAINT "products_title" CHECK (length("products"."title") <= 200)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"sku" text NOT NULL,
	"variant" text,
	"state" text,
	"billing_period" text DEFAULT 'monthly' NOT NULL,
	"price_monthly" integer,
	"price_annual" integer,
	"is_expired" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone DEFAULT now(),
	"ends_at" timestamp (3) with time zone,
	"purchase_provider" text,
	"platform" text,
	"paused_at" timestamp (3) with time zone,
	"pause_active_at" timestamp (3) with time zone,
	"resumes_at" timestamp (3) with time zone,
	"billing_cycle_anchor" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"test_clock_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "subscriptions_team_id_unique" UNIQUE("team_id"),
	CONSTRAINT "subscriptions_one_holder" CHECK (num_nonnulls("subscriptions"."person_id", "subscriptions"."team_id") = 1),
	CONSTRAINT "subscriptions_variant" CHECK ("subscriptions"."variant" in ('one_state', 'national')),
	CONSTRAINT "subscriptions_state" CHECK (("subscriptions"."variant" is not distinct from 'one_state') = ("subscriptions"."state" is not null)),
	CONSTRAINT "subscriptions_state_two_letters" CHECK ("subscriptions"."state" ~ '^[a-z]{2}$'),
	CONSTRAINT "subscriptions_billing_period" CHECK ("subscriptions"."billing_period" in ('monthly', 'annual')),
	CONSTRAINT "subscriptions_prices" CHECK (least("subscriptions"."price_monthly", "subscriptions"."price_annual") >= 0),
	CONSTRAINT "subscriptions_whole_pause" CHECK (num_nonnulls("subscriptions"."paused_at", "subscriptions"."pause_active_at", "subscriptions"."resumes_at") in (0, 3)),
	CONSTRAINT "subscriptions_pause_in_order" CHECK ("subscriptions"."paused_at" <= "subscriptions"."pause_active_at" and "subscriptions"."pause_active_at" <= "subscriptions"."resumes_at"),
	CONSTRAINT "subscriptions_platform" CHECK (length("subscriptions"."platform") <= 40),
	CONSTRAINT "subscriptions_purchase_provider" CHECK (length("subscriptions"."purchase_provider") <= 40)
);
--> statement-breakpoint
CREATE TABLE "usage_counts" (
	"person_id" uuid,
	"team_id" uuid,
	"holder" uuid GENERATED ALWAYS AS (coalesce(person_id, team_id)) STORED NOT NULL,
	"counting" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"quick_views" integer DEFAULT 0 NOT NULL,
	"code_details" integer DEFAULT 0 NOT NULL,
	"weather" integer DEFAULT 0 NOT NULL,
	"allowed_quick_views" integer DEFAULT 0 NOT NULL,
	"allowed_code_details" integer DEFAULT 0 NOT NULL,
	"allowed_weather" integer DEFAULT 0 NOT NULL,
	"extra_quick_views" integer DEFAULT 0 NOT NULL,
	"extra_code_details" integer DEFAULT 0 NOT NULL,
	"extra_weather" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_counts_holder_counting_pk" PRIMARY KEY("holder","counting"),
	CONSTRAINT "usage_counts_one_holder" CHECK (num_nonnulls("usage_counts"."person_id", "usage_counts"."team_id") = 1),
	CONSTRAINT "usage_counts_counting" CHECK ("usage_counts"."counting" in ('lifetime', 'monthly', 'free')),
	CONSTRAINT "usage_counts_quick_views" CHECK ("usage_counts"."quick_views" between 0 and "usage_counts"."allowed_quick_views"),
	CONSTRAINT "usage_counts_code_details" CHECK ("usage_counts"."code_details" between 0 and "usage_counts"."allowed_code_details"),
	CONSTRAINT "usage_counts_weather" CHECK ("usage_counts"."weather" between 0 and "usage_counts"."allowed_weather"),
	CONSTRAINT "usage_counts_extras" CHECK (least("usage_counts"."extra_quick_views", "usage_counts"."extra_code_details", "usage_counts"."extra_weather") >= 0)
);
--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_sku_plans_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."plans"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_prices_once" ON "product_prices" USING btree ("sku",coalesce(billing, ''),coalesce(variant, ''));--> statement-breakpoint
CREATE UNIQUE INDEX "products_in_order" ON "products" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "subscriptions_resuming" ON "subscriptions" USING btree ("resumes_at");--> statement-breakpoint
CREATE INDEX "subscriptions_period_ends" ON "subscriptions" USING btree ("current_period_end");--> statement-breakpoint
-- The shop every Ridgeline begins with; changed afterwards by an update, without a release. Amounts are in cents.
INSERT INTO "products" ("sku", "type", "title", "description", "position", "on_sale") VALUES
('plan_free', 'code-report-plan', 'Free', 'Ten properties a month.', 1, false),
('plan_trial', 'code-report-plan', 'Free Trial', 'Fourteen days to look around.', 2, false),
('plan_essential', 'code-report-plan', 'Essential', 'For one estimator.', 3, true),
('plan_23_q2_0003', 'code-report-plan', 'Pro', 'For a company: thirty properties a month each, fifty seats.', 4, true),
('plan_premium', 'code-report-plan', 'Premium', 'For carriers and large offices, by agreement.', 5, false),
('plan_enterprise_bucket', 'code-report-plan', 'Enterprise', 'One number of properties for the whole team.', 6, false),
('report_residential', 'code-report', 'Residential report', 'One report, without a plan.', 1, true),
('report_commercial', 'code-report', 'Commercial report', 'One report, without a plan.', 2, true),
('add_on_quick_view', 'add-ons', 'Ten more properties', NULL, 1, true),
('add_on_code_detail', 'add-ons', 'Eight code details', NULL, 2, true),
('add_on_weather', 'add-ons', 'Four weather histories', NULL, 3, true);
--> statement-breakpoint
INSERT INTO "product_prices" ("id", "sku", "amount", "billing", "variant") VALUES
('price_essential_one_state_monthly', 'plan_essential', 4900, 'monthly', 'one_state'),
('price_essential_one_state_annual', 'plan_essential', 49000, 'annual', 'one_state'),
('price_essential_national_monthly', 'plan_essential', 6900, 'monthly', 'national'),
('price_essential_national_annual', 'plan_essential', 69000, 'annual', 'national'),
('price_pro_one_state_monthly', 'plan_23_q2_0003', 9900, 'monthly', 'one_state'),
('price_pro_one_state_annual', 'plan_23_q2_0003', 99000, 'annual', 'one_state'),
('price_pro_national_monthly', 'plan_23_q2_0003', 14900, 'monthly', 'national'),
('price_pro_national_annual', 'plan_23_q2_0003', 149000, 'annual', 'national'),
('price_report_residential', 'report_residential', 2900, NULL, NULL),
('price_report_commercial', 'report_commercial', 5900, NULL, NULL),
('price_add_on_quick_view', 'add_on_quick_view', 3900, NULL, NULL),
('price_add_on_code_detail', 'add_on_code_detail', 2400, NULL, NULL),
('price_add_on_weather', 'add_on_weather', 1900, NULL, NULL);
--> statement-breakpoint
INSERT INTO "plans" ("sku", "subscription_type", "order_display_title", "quick_views", "code_details", "weather", "free_period_ms", "allow_integration_access", "allow_team_access", "ui") VALUES
('plan_free', 'free-plan', 'FREE', 10, 2, 1, NULL, false, false, '{"color": "#5f6b63", "hide_price": true, "show_modals_before_address_collection": true, "can_pause_subscription": false, "upgrade_plan_modal": {"bullet_points": [{"text": "30 property quickviews a month", "icon": "home"}, {"text": "8 code detail add-ons a month", "icon": "book"}, {"text": "4 weather history add-ons a month", "icon": "cloud"}]}, "overage_cost": null, "expired_new_project_modal": null}'),
('plan_trial', 'trial-plan', 'TRIAL', 10, 2, 1, 1209600000, true, true, '{"color": "#8a6d1f", "hide_price": true, "show_modals_before_address_collection": true, "can_pause_subscription": false, "upgrade_plan_modal": {"bullet_points": [{"text": "30 property quickviews a month", "icon": "home"}]}, "overage_cost": null, "expired_new_project_modal": null}'),
('plan_essential', 'paid', 'ESSENTIAL', 15, 4, 2, NULL, true, false, '{"color": "#1f6f4a", "hide_price": false, "show_modals_before_address_collection": true, "can_pause_subscription": true, "upgrade_plan_modal": {"bullet_points": [{"text": "30 property quickviews a month", "icon": "home"}, {"text": "50 seats", "icon": "people"}]}, "overage_cost": 500, "expired_new_project_modal": null}'),
('plan_23_q2_0003', 'paid-team-plan', 'BUSINESS', 30, 8, 4, NULL, true, true, '{"color": "#1f4f8f", "hide_price": false, "show_modals_before_address_collection": true, "can_pause_subscription": true, "upgrade_plan_modal": {"bullet_points": []}, "overage_cost": 500, "expired_new_project_modal": null}'),
('plan_premium', 'paid-team-plan', 'PREMIUM', 100, 40, 20, NULL, true, true, '{"color": "#4b2f7f", "hide_price": true, "show_modals_before_address_collection": false, "can_pause_subscription": false, "upgrade_plan_modal": {"bullet_points": []}, "overage_cost": null, "expired_new_project_modal": null}'),
('plan_enterprise_bucket', 'paid-team-plan', 'ENTERPRISE', 100, 200, 100, NULL, true, true, '{"color": "#333333", "hide_price": true, "show_modals_before_address_collection": false, "can_pause_subscription": false, "upgrade_plan_modal": {"bullet_points": []}, "overage_cost": null, "expired_new_project_modal": null}');
--> statement-breakpoint
INSERT INTO "add_ons" ("sku", "kind", "quantity") VALUES
('add_on_quick_view', 'quick_view', 10),
('add_on_code_detail', 'code_detail', 8),
('add_on_weather', 'weather', 4);
