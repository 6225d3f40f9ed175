ALTER TABLE "projects" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anonymous_reports_left" ON "anonymous_reports" USING btree ("created_at") WHERE adopted_by is null;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_order_id_unique" UNIQUE("order_id");