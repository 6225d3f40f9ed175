ALTER TABLE "coupons" ADD COLUMN "duration" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "months" integer;--> statement-breakpoint
ALTER TABLE "planned_plans" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_plans" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "coupon_charges_left" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("paid_until");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_duration" CHECK ("coupons"."duration" in ('once', 'months', 'forever'));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_months" CHECK (("coupons"."duration" = 'months') = ("coupons"."months" is not null) and coalesce("coupons"."months", 1) > 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_declines" CHECK ("subscriptions"."declines" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_coupon_charges" CHECK ("subscriptions"."coupon_charges_left" > 0);
--> statement-breakpoint
-- Coupons that were put on a plan before they had an end take something off one more bill.
UPDATE "subscriptions" SET "coupon_charges_left" = 1 WHERE "coupon_id" IS NOT NULL;
--> statement-breakpoint
-- Periods that began before there were renewals are not charged: each plan is paid until its next billing day, for nothing.
UPDATE "subscriptions" "kept" SET "paid_amount" = 0, "paid_from" = "next"."starts_at", "paid_until" = "next"."ends_at",
	"current_period_end" = "next"."ends_at"
FROM (SELECT "id", coalesce("test_clock_at", now()) AS "at", "billing_cycle_anchor" AT TIME ZONE 'UTC' AS "anchor",
		CASE "billing_period" WHEN 'annual' THEN 12 ELSE 1 END AS "step" FROM "subscriptions") "held"
CROSS JOIN LATERAL (
	SELECT ("held"."anchor" + "n" * "held"."step" * interval '1 month') AT TIME ZONE 'UTC' AS "starts_at",
		("held"."anchor" + ("n" + 1) * "held"."step" * interval '1 month') AT TIME ZONE 'UTC' AS "ends_at"
	FROM generate_series(0, 1200) "n"
	WHERE ("held"."anchor" + ("n" + 1) * "held"."step" * interval '1 month') AT TIME ZONE 'UTC' > "held"."at"
	ORDER BY "n" LIMIT 1) "next"
WHERE "kept"."id" = "held"."id" AND "kept"."paid_until" <= "held"."at" AND "kept"."archived_at" IS NULL;
--> statement-breakpoint
-- Plans that were ordered for the end of a trial cost what they cost now.
UPDATE "orders" SET "bought" = jsonb_build_object('title', "product"."title", 'priceMonthly', (
		SELECT "amount" FROM "product_prices" "price" WHERE "price"."sku" = "planned"."sku" AND "billing" = 'monthly'
			AND "price"."variant" IS NOT DISTINCT FROM "planned"."variant"), 'priceAnnual', (
		SELECT "amount" FROM "product_prices" "price" WHERE "price"."sku" = "planned"."sku" AND "billing" = 'annual'
			AND "price"."variant" IS NOT DISTINCT FROM "planned"."variant"))
FROM "planned_plans" "planned" JOIN "products" "product" ON "product"."sku" = "planned"."sku"
WHERE "orders"."id" = "planned"."order_id" AND "orders"."bought" IS NULL;
