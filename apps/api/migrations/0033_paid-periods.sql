CREATE TABLE "coupon_uses" (
	"coupon_id" text NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"holder" uuid GENERATED ALWAYS AS (coalesce(person_id, team_id)) STORED NOT NULL,
	"uses" integer NOT NULL,
	"max_uses" integer NOT NULL,
	CONSTRAINT "coupon_uses_coupon_id_holder_pk" PRIMARY KEY("coupon_id","holder"),
	CONSTRAINT "coupon_uses_one_holder" CHECK (num_nonnulls("coupon_uses"."person_id", "coupon_uses"."team_id") = 1),
	CONSTRAINT "coupon_uses_used_up" CHECK ("coupon_uses"."uses" between 0 and "coupon_uses"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "planned_plans" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"variant" text,
	"state" text,
	"billing_period" text NOT NULL,
	"coupon_id" text,
	"begins_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "planned_plans_variant" CHECK ("planned_plans"."variant" in ('one_state', 'national')),
	CONSTRAINT "planned_plans_billing_period" CHECK ("planned_plans"."billing_period" in ('monthly', 'annual'))
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses_of_holder" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "worth" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "begins_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "report_type" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_plans" ADD CONSTRAINT "planned_plans_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_plans" ADD CONSTRAINT "planned_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_plans" ADD CONSTRAINT "planned_plans_sku_plans_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."plans"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_plans" ADD CONSTRAINT "planned_plans_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_plans_beginning" ON "planned_plans" USING btree ("begins_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_up" CHECK ("coupons"."uses" >= 0 and "coupons"."uses" <= "coupons"."max_uses");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_of_holder" CHECK ("coupons"."max_uses_of_holder" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_worth" CHECK ("orders"."worth" >= "orders"."amount");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_seats" CHECK ("plans"."seats" > 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_whole_paid_period" CHECK (num_nonnulls("subscriptions"."paid_amount", "subscriptions"."paid_from", "subscriptions"."paid_until") in (0, 3));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_paid_period" CHECK ("subscriptions"."paid_amount" >= 0 and "subscriptions"."paid_from" < "subscriptions"."paid_until");
--> statement-breakpoint
-- The Pro plan has fifty seats, and so has what leads to it; larger plans are sold by agreement.
UPDATE "plans" SET "seats" = 50 WHERE "sku" IN ('plan_free', 'plan_trial', 'plan_essential', 'plan_23_q2_0003');
--> statement-breakpoint
UPDATE "products" SET "report_type" = replace("sku", 'report_', '') WHERE "sku" IN ('report_residential', 'report_commercial');
--> statement-breakpoint
-- What earlier orders charged is what the period is worth that they began.
UPDATE "subscriptions" SET "paid_amount" = "bought"."amount", "paid_from" = "billing_cycle_anchor", "paid_until" = "current_period_end"
FROM (SELECT DISTINCT ON ("holder") "holder", "sku", "amount" FROM "orders"
	WHERE "kind" = 'plan' AND "standing" = 'paid' ORDER BY "holder", "turn" DESC) "bought"
WHERE "bought"."holder" = coalesce("subscriptions"."person_id", "subscriptions"."team_id") AND "bought"."sku" = "subscriptions"."sku"
	AND "bought"."amount" > 0 AND "billing_cycle_anchor" < "current_period_end";
--> statement-breakpoint
-- Locks the team until the end of the transaction, and counts its members as they are then.
CREATE FUNCTION has_seat(team uuid, seats integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM teams WHERE id = team FOR NO KEY UPDATE;
	RETURN (SELECT count(*) FROM team_members WHERE team_id = team) < seats;
END $$;
