ALTER TABLE "orders" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "turn" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_a_turn" ON "orders" USING btree ("holder","turn") WHERE "orders"."standing" <> 'declined';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_turn" CHECK (num_nonnulls("orders"."holder", "orders"."turn") = 0
        or ("orders"."kind" = 'plan' and num_nonnulls("orders"."holder", "orders"."turn") = 2));