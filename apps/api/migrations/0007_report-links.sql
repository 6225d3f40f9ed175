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
CREATE TABLE "anonymous_reports" (
	"report_number" bigint PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"jurisdiction" text,
	"property_type" text NOT NULL,
	"roof_type" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"adopted_by" uuid,
	CONSTRAINT "anonymous_reports_address" CHECK (length("anonymous_reports"."address") <= 300),
	CONSTRAINT "anonymous_reports_state" CHECK ("anonymous_reports"."state" ~ '^[a-z]{2}$'),
	CONSTRAINT "anonymous_reports_property_type" CHECK ("anonymous_reports"."property_type" in ('residential', 'commercial')),
	CONSTRAINT "anonymous_reports_roof_type" CHECK ("anonymous_reports"."roof_type" in ('steep-slope', 'low-slope')),
	CONSTRAINT "anonymous_reports_content" CHECK (jsonb_typeof("anonymous_reports"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"report_number" bigint PRIMARY KEY NOT NULL,
	"share_token" text,
	"vanity_id" "citext",
	CONSTRAINT "report_links_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "report_links_vanity_id_unique" UNIQUE("vanity_id"),
	CONSTRAINT "report_links_share_token" CHECK ("report_links"."share_token" ~ '^[A-Za-z0-9_-]{22,64}$'),
	CONSTRAINT "report_links_vanity_id" CHECK ("report_links"."vanity_id" ~ '^[A-Za-z0-9][A-Za-z0-9-]{2,63}$')
);
--> statement-breakpoint
CREATE TABLE "state_subscriptions" (
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_subscriptions_person_id_state_pk" PRIMARY KEY("person_id","state"),
	CONSTRAINT "state_subscriptions_state" CHECK ("state_subscriptions"."state" ~ '^[a-z]{2}$')
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
ALTER TABLE "anonymous_reports" ADD CONSTRAINT "anonymous_reports_adopted_by_people_id_fk" FOREIGN KEY ("adopted_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_subscriptions" ADD CONSTRAINT "state_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_sku_plans_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."plans"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_prices_once" ON "product_prices" USING btree ("sku",coalesce(billing, ''),coalesce(variant, ''));--> statement-breakpoint
CREATE UNIQUE INDEX "products_in_order" ON "products" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "anonymous_reports_of_session" ON "anonymous_reports" USING btree ("secret_hash","created_at");--> statement-breakpoint
CREATE INDEX "anonymous_reports_of_person" ON "anonymous_reports" USING btree ("adopted_by");--> statement-breakpoint
CREATE INDEX "subscriptions_resuming" ON "subscriptions" USING btree ("resumes_at");--> statement-breakpoint
CREATE INDEX "subscriptions_period_ends" ON "subscriptions" USING btree ("current_period_end");